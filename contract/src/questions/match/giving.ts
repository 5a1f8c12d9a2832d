import type { Giving } from "../giving.ts";
import type { MatchAnswer, OpenMatch } from "./schemas.ts";

const isPair = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  "item" in value &&
  typeof value.item === "string" &&
  "match" in value &&
  typeof value.match === "string";

export const matchGiving: Giving<OpenMatch, MatchAnswer> = {
  empty: () => ({ kind: "match", matched: [] }),
  isAnswered: ({ items }, { matched }) => items.every(({ id }) => matched.some(({ item }) => item === id)),
  isAnswer: (value): value is MatchAnswer =>
    "matched" in value && Array.isArray(value.matched) && value.matched.every(isPair),
};
