import { partNumbers } from "@lehrpfad/contract/markdown";
import type { Token } from "marked";

/** A text in its parts (`partNumbers`), each with its tokens. */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const numbers = partNumbers(tokens);
  const parts: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const part = parts[numbers[at] ?? 0];
    if (part === undefined) parts.push([token]);
    else part.push(token);
  }
  return parts;
}
