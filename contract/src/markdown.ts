/** An address on the web or of a person: its underscores are no marks, and must not be changed. */
const ADDRESS = /(?<!\S)[("'«„“]?(?:\p{L}[\p{L}\d+.-]*:\/\/|www\.|[\p{L}\d._+-]+@(?=[\p{L}\d-]+\.))\S+/gu;
/** An underscore inside a word opens no emphasis. */
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** Plain text as a line of Markdown that shows it as it is. */
export function escapeMarkdown(text: string): string {
  const addresses = [...text.matchAll(ADDRESS)].map((match) => [match.index, match.index + match[0].length]);
  const isInAddress = (at: number) => addresses.some(([from = 0, to = 0]) => at >= from && at < to);
  return text
    .replace(UNDERSCORE, (mark, at: number) => (isInAddress(at) ? mark : `\u0000${mark}`))
    .replace(/([\\`*[\]<>])/g, "\\$1")
    .replaceAll("\u0000", "\\")
    .replace(/^([#>+-])(?=\s)/, "\\$1")
    .replace(/^(\d+)([.)])(?=\s)/, "$1\\$2");
}

/** Of the levels of headings that a text has, so many upper ones begin a part; deeper ones belong to it. */
const PART_LEVELS = 2;

/** A piece of Markdown as a reader of Markdown gives it: headings have a depth from 1. */
export interface MarkdownPiece {
  type: string;
  depth?: number;
}

/**
 * The part of a text that each of its pieces belongs to, from 0: a part begins at each heading of the two upper levels
 * that the text has; what stands before the first one is a part of its own. Exercises name parts by these numbers.
 */
export function partNumbers(pieces: readonly MarkdownPiece[]): number[] {
  const depthOf = ({ type, depth = 0 }: MarkdownPiece) => (type === "heading" ? depth : 0);
  const depths = new Set(pieces.map(depthOf).filter((depth) => depth > 0));
  const deepest = [...depths].sort((a, b) => a - b).slice(0, PART_LEVELS).at(-1) ?? 0;
  let part = 0;
  let isBlank = true;
  return pieces.map((piece) => {
    const depth = depthOf(piece);
    const begins = depth > 0 && depth <= deepest;
    if (begins && !isBlank) part++;
    isBlank = !begins && isBlank && piece.type === "space";
    return part;
  });
}
