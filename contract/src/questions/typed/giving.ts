import type { Giving } from "../giving.ts";
import type { OpenTyped, TypedAnswer } from "./schemas.ts";

export const typedGiving: Giving<OpenTyped, TypedAnswer> = {
  empty: () => ({ kind: "typed", text: "" }),
  isAnswered: (_, { text }) => text.trim() !== "",
  isAnswer: (value): value is TypedAnswer => "text" in value && typeof value.text === "string",
};
