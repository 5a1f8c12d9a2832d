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

/** Below it, on average, a line is no text but a part of a picture. */
const LINE_CONFIDENCE = 65;
/** On a poor scan a line may be so much less sure than most. */
const BELOW_USUAL = 20;
const LEAST_CONFIDENCE = 40;

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

/** The lines that are likely to be text. All their words are kept: a gap in a sentence is worse than a misread word. */
export function likelyLines(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const sure = lines.map((line) => confidenceOf(line.words));
  const usual = weightedMedian(lines.map((line, at) => [sure[at] ?? 0, charactersOf(line)]));
  const least = Math.max(LEAST_CONFIDENCE, Math.min(LINE_CONFIDENCE, usual - BELOW_USUAL));
  return lines.filter(
    ({ words }, at) => (sure[at] ?? 0) >= least && words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  );
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

const points = (pixels: number, { rendering }: ScannedPage): number => (pixels * 72) / rendering.dpi;

/** Strokes so many times as wide as the body's are bold. */
const BOLD = 1.22;
/** From here on a line is set larger than the body; heights of lines vary with their letters. */
const LARGER = 1.17;
/** Lines at least so large a part of the largest one of their kind are set in the same size. */
const SAME_SIZE = 0.86;
/** Short marks in drawings can be large. */
const HEADING_WORD = /\p{L}{4}/u;
const WORD_GAP = 1.2;

/** What most of the text of scanned pages is set in. */
class Body {
  /** Height of a line in points on paper. */
  readonly height: number;
  #stroke: number;
  #sizes: number[];

  constructor(pages: readonly ScannedPage[]) {
    const lines = pages.flatMap((page) =>
      page.lines.map((line) => ({ page, line, weight: charactersOf(line) })),
    );
    this.height = weightedMedian(lines.map(({ page, line, weight }) => [points(line.height, page), weight]));
    this.#stroke = weightedMedian(lines.map(({ line, weight }) => [line.stroke / line.height, weight]));
    this.#sizes = lines
      .filter(({ line, page }) => this.#standsOut(line, page))
      .map(({ line, page }) => this.#ratio(line, page))
      .sort((one, other) => other - one);
  }

  #ratio(line: RecognisedLine, page: ScannedPage): number {
    return points(line.height, page) / this.height;
  }

  #standsOut(line: RecognisedLine, page: ScannedPage): boolean {
    return (
      (this.isBold(line) || this.#ratio(line, page) > LARGER) &&
      line.words.some(({ text }) => HEADING_WORD.test(text))
    );
  }

  isBold(line: RecognisedLine): boolean {
    return line.stroke / line.height > this.#stroke * BOLD;
  }

  /** How many times as large as the body a line is set: the mean of those of its kind. */
  sizeOf(line: RecognisedLine, page: ScannedPage): number {
    const ratio = this.#ratio(line, page);
    if (!this.#standsOut(line, page)) return Math.min(1, ratio);
    let kind: number[] = [];
    for (const size of this.#sizes) {
      if (size < (kind[0] ?? size) * SAME_SIZE) {
        if (ratio >= (kind.at(-1) ?? 0)) break;
        kind = [];
      }
      kind.push(size);
    }
    const mean = kind.reduce((sum, size) => sum + size, 0) / Math.max(1, kind.length);
    return mean > LARGER ? mean : 1;
  }
}

/** The words of a line as text, cut where a gap is as wide as between columns. */
function segmentsOf(line: RecognisedLine, page: ScannedPage, body: Body, size: number): Segment[] {
  const onPaper = (pixels: number): number => (points(pixels, page) * size) / body.height;
  const bold = body.isBold(line);
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
        size: size * body.sizeOf(line, page),
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
  const body = new Body(pages);
  return pages.map((page) => ({
    number: page.number,
    width: (page.rendering.width * size) / body.height,
    height: (page.rendering.height * size) / body.height,
    segments: page.lines.flatMap((line) => segmentsOf(line, page, body, size)),
  }));
}
