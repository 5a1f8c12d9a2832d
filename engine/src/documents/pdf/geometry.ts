/** A run of text on one baseline. Lengths in points, `y` counted downwards from the top of the page. */
export interface Segment {
  text: string;
  x0: number;
  x1: number;
  y: number;
  /** Font size of most characters. */
  size: number;
  chars: number;
  boldChars: number;
  monoChars: number;
  /** Whether its first and its last piece are in type of one width; absent where that is not known. */
  mono?: { first: boolean; last: boolean };
  /** What the tags of the PDF say it belongs to; null where they say nothing of use. */
  tag: string | null;
}

/** The text of a page as it stands on paper, before reading order is known. */
export interface PageText {
  number: number;
  width: number;
  height: number;
  segments: Segment[];
  /** Where its links lead; absent where it has none. */
  addresses?: readonly string[];
}

/** One line in reading order. */
export interface Line extends Segment {
  page: number;
  /** Column from 0; -1 where the line spans the page. */
  column: number;
  /** The segments that stand side by side in it; more than one may be a table row. */
  cells: Segment[];
}

/** Part (0 to 1) of a segment's characters in bold type. */
export function boldness(segment: Segment): number {
  return segment.chars === 0 ? 0 : segment.boldChars / segment.chars;
}

/** Whether every character of a segment is in type of one width, in which blanks and signs mean something. */
export function isCode(segment: Segment): boolean {
  return segment.chars > 0 && segment.monoChars === segment.chars;
}

/** Width of one character of a line in type of one width, in points. */
export function columnWidth({ x0, x1, text }: Segment): number {
  return Math.max(1, (x1 - x0) / Math.max(1, text.length));
}

/** Letters and digits only, lower case: what is left when a title is printed differently in two places. */
export function titleKey(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The most frequent of some numbers rounded to `step`, weighted; undefined where there is none. */
export function mode(values: Iterable<readonly [number, number]>, step: number): number | undefined {
  const counts = new Map<number, number>();
  for (const [value, weight] of values) {
    const rounded = Math.round(value / step) * step;
    counts.set(rounded, (counts.get(rounded) ?? 0) + weight);
  }
  let best: number | undefined;
  let most = 0;
  for (const [value, count] of counts) {
    if (count > most) {
      most = count;
      best = value;
    }
  }
  return best;
}
