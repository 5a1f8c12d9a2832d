import type { Token } from "marked";

/** Headings that begin a section; deeper ones belong to it. */
const DEEPEST = 2;

const isHeading = (token: Token) => token.type === "heading" && token.depth <= DEEPEST;

/** Text parted before each heading of the two upper levels; what stands before the first one is a part of its own. */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [];
  for (const token of tokens) {
    const part = parts.at(-1);
    const isBlank = part?.every(({ type }) => type === "space") ?? true;
    if (part === undefined || (isHeading(token) && !isBlank)) parts.push([token]);
    else part.push(token);
  }
  return parts;
}
