import type { Token } from "marked";

/** Levels of headings that begin a part; deeper ones belong to it. */
const LEVELS = 2;

/** The deepest level of heading that begins a part: the second of those that the text has. */
function deepestOf(tokens: readonly Token[]): number {
  const depths = new Set(tokens.flatMap((token) => (token.type === "heading" ? [Number(token.depth)] : [])));
  return [...depths].sort((a, b) => a - b).at(LEVELS - 1) ?? Math.max(0, ...depths);
}

/**
 * Text parted before each heading of the two upper levels that it has; what stands before the first one is a part of
 * its own. Writers of exercises count the same parts (`Exercise.section` of the engine).
 */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const deepest = deepestOf(tokens);
  const isHeading = (token: Token) => token.type === "heading" && token.depth <= deepest;
  const parts: Token[][] = [];
  for (const token of tokens) {
    const part = parts.at(-1);
    const isBlank = part?.every(({ type }) => type === "space") ?? true;
    if (part === undefined || (isHeading(token) && !isBlank)) parts.push([token]);
    else part.push(token);
  }
  return parts;
}
