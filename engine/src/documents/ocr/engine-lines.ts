import type { GreyImage, RecognisedLine } from "./recognition.ts";

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

interface EngineLine {
  bbox: Box;
  baseline: Box;
  rowAttributes: { rowHeight: number };
  words: { text: string; confidence: number; bbox: Box }[];
}

/** The engine's own account of a page (`GetJSONText`), as far as it is used. */
export interface EngineBlock {
  paragraphs?: { lines: EngineLine[] }[] | null;
}

const DARK = 128;

/** Usual width in pixels of the dark runs in a box of a page that was turned by `angle` radians to be read. */
function strokeWidth({ data, width, height }: GreyImage, angle: number, { x0, y0, x1, y1 }: Box): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const longest = y1 - y0;
  const counts: number[] = [];
  let runs = 0;
  for (let y = y0; y < y1; y++) {
    let run = 0;
    for (let x = x0; x <= x1; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const sourceX = Math.round(dx * cos - dy * sin + width / 2);
      const sourceY = Math.round(dx * sin + dy * cos + height / 2);
      const inside = sourceX >= 0 && sourceX < width && sourceY >= 0 && sourceY < height;
      if (x < x1 && inside && (data[sourceY * width + sourceX] ?? 255) < DARK) run++;
      else if (run > 0) {
        if (run < longest) {
          counts[run] = (counts[run] ?? 0) + 1;
          runs++;
        }
        run = 0;
      }
    }
  }
  return quantile(counts, runs);
}

/** The median of whole numbers given by how often each occurs, told apart within equal ones. */
function quantile(counts: readonly number[], all: number): number {
  let below = 0;
  for (const [value, count = 0] of counts.entries()) {
    if (count > 0 && below + count >= all / 2) return value - 0.5 + (all / 2 - below) / count;
    below += count;
  }
  return 0;
}

/** The lines of a page in the order in which the engine read them; `angle` is how far it turned the page. */
export function linesOf(blocks: readonly EngineBlock[], image: GreyImage, angle: number): RecognisedLine[] {
  return blocks
    .flatMap((block) => block.paragraphs ?? [])
    .flatMap(({ lines }) => lines)
    .filter(({ words }) => words.length > 0)
    .map(({ bbox, baseline, rowAttributes, words }) => ({
      words: words.map((word) => ({
        text: word.text,
        x0: word.bbox.x0,
        x1: word.bbox.x1,
        confidence: word.confidence,
      })),
      y: (baseline.y0 + baseline.y1) / 2,
      height: rowAttributes.rowHeight,
      stroke: strokeWidth(image, angle, bbox),
    }));
}
