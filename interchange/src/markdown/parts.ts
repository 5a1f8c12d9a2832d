import { numberParts } from "@lehrpfad/contract/texts";
import type { Token } from "marked";

const levelOf = (token: Token): number => (token.type === "heading" ? Number(token.depth) : 0);

/** Text in its parts (`numberParts`), without the blank lines before it. */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const begin = tokens.findIndex(({ type }) => type !== "space");
  const text = begin < 0 ? [] : tokens.slice(begin);
  const numbers = numberParts(text.map(levelOf));
  return [...Map.groupBy(text, (_, at) => numbers[at]).values()];
}
