import { cleanLine } from "../normalise.ts";
import type { PageText, Segment } from "../pdf/geometry.ts";
import type { RecognisedLine, RecognisedWord } from "./recognition.ts";
import type { Rendering } from "./render.ts";

/** A page whose text was recognised. */
export interface ScannedPage {
  number: number;
  rendering: Pick<Rendering, "width" | "height"> & { dpi: number };
  lines: RecognisedLine[];
}

/** Below it a word is a smudge or part of a picture. */
const WORD_CONFIDENCE = 20;
/** Below it, on average, a line is no text. */
const LINE_CONFIDENCE = 50;

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const charactersOf = (line: RecognisedLine): number =>
  line.words.reduce((sum, { text }) => sum + text.length, 0);

/** Mean confidence (0 to 100) of words, by their length. */
export function confidenceOf(words: readonly RecognisedWord[]): number {
  let sum = 0;
  let all = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    all += text.length;
  }
  return all === 0 ? 0 : sum / all;
}

/** What is likely to be text: surely recognised lines, without their unsure words. */
export function likelyLines(lines: readonly RecognisedLine[]): RecognisedLine[] {
  return lines
    .filter(({ words }) => confidenceOf(words) >= LINE_CONFIDENCE)
    .map((line) => ({
      ...line,
      words: line.words.filter(({ confidence }) => confidence >= WORD_CONFIDENCE),
    }))
    .filter(({ words }) => words.some(({ text }) => letters(text) > 0));
}

const FEWEST_WORDS = 3;

/** Whether lines are more than the marks that a picture or noise is taken for. */
export function isText(lines: readonly RecognisedLine[]): boolean {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => /\p{L}{3}/u.test(text));
  return words.length >= FEWEST_WORDS;
}

/** The middle of values, each as often as its weight says; 0 where there is none. */
function weightedMedian(values: readonly (readonly [value: number, weight: number])[]): number {
  const sorted = [...values].sort(([one], [other]) => one - other);
  let left = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  for (const [value, weight] of sorted) {
    left -= weight;
    if (left <= 0) return value;
  }
  return 0;
}

const AS_BODY = [0.84, 1.17] as const;
const STEP = 1.15;

/** Heights of lines vary with their letters: near the body's they are the body's, else one of a few steps. */
function sizeStep(ratio: number): number {
  if (ratio > AS_BODY[0] && ratio < AS_BODY[1]) return 1;
  return STEP ** Math.round(Math.log(ratio) / Math.log(STEP));
}

const BOLD = 1.35;
const WORD_GAP = 1.2;

interface Body {
  /** Height in points on paper and share of it that its strokes are wide. */
  height: number;
  stroke: number;
}

const points = (pixels: number, { rendering }: ScannedPage): number => (pixels * 72) / rendering.dpi;

function bodyOf(pages: readonly ScannedPage[]): Body {
  const lines = pages.flatMap((page) =>
    page.lines.map((line) => ({ page, line, weight: charactersOf(line) })),
  );
  return {
    height: weightedMedian(lines.map(({ page, line, weight }) => [points(line.height, page), weight])),
    stroke: weightedMedian(lines.map(({ line, weight }) => [line.stroke / line.height, weight])),
  };
}

/** The words of a line as text, cut where a gap is as wide as between columns. */
function segmentsOf(line: RecognisedLine, page: ScannedPage, body: Body, size: number): Segment[] {
  const scale = size / body.height;
  const onPaper = (pixels: number): number => points(pixels, page) * scale;
  const bold = line.stroke / line.height > body.stroke * BOLD;
  const segments: Segment[] = [];
  let open: Segment | null = null;
  for (const word of line.words) {
    const [x0, x1] = [onPaper(word.x0), onPaper(word.x1)];
    if (open === null || x0 - open.x1 > onPaper(line.height) * WORD_GAP) {
      open = {
        text: "",
        x0,
        x1,
        y: onPaper(line.y),
        size: size * sizeStep(points(line.height, page) / body.height),
        chars: 0,
        boldChars: 0,
        monoChars: 0,
        tag: null,
      };
      segments.push(open);
    }
    open.text = cleanLine(open.text === "" ? word.text : `${open.text} ${word.text}`);
    open.x1 = x1;
    open.chars += word.text.length;
    if (bold) open.boldChars += word.text.length;
  }
  return segments;
}

/**
 * Recognised pages as pages of text. All are scaled so that their body is set in `size` points: a scan does
 * not tell how large the paper was.
 */
export function toPageTexts(pages: readonly ScannedPage[], size: number): PageText[] {
  const body = bodyOf(pages);
  return pages.map((page) => ({
    number: page.number,
    width: (page.rendering.width * size) / body.height,
    height: (page.rendering.height * size) / body.height,
    segments: page.lines.flatMap((line) => segmentsOf(line, page, body, size)),
  }));
}
