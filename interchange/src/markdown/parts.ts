import type { Token, Tokens } from "marked";

/** Of the levels of headings that a text has, so many upper ones begin a part; deeper ones belong to it. */
const LEVELS = 2;

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

/** The depth of the deepest headings that begin a part; 0 without headings. */
function deepestOf(tokens: readonly Token[]): number {
  const depths = new Set(tokens.filter(isHeading).map(({ depth }) => depth));
  return (
    [...depths]
      .sort((a, b) => a - b)
      .slice(0, LEVELS)
      .at(-1) ?? 0
  );
}

/**
 * Text parted before each heading of the two upper levels that it has; what stands before the first one is a part of
 * its own.
 */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const deepest = deepestOf(tokens);
  const parts: Token[][] = [];
  for (const token of tokens) {
    const part = parts.at(-1);
    const isBlank = part?.every(({ type }) => type === "space") ?? true;
    const begins = isHeading(token) && token.depth <= deepest && !isBlank;
    if (part === undefined || begins) parts.push([token]);
    else part.push(token);
  }
  return parts;
}
