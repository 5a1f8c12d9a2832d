import type { Giving } from "../giving.ts";
import { numberIn } from "./reading.ts";
import type { NumericAnswer, OpenNumeric } from "./schemas.ts";

export const numericGiving: Giving<OpenNumeric, NumericAnswer> = {
  empty: () => ({ kind: "numeric", text: "" }),
  isAnswered: ({ unit }, { text }) => numberIn(text, unit) !== null,
  isAnswer: (value): value is NumericAnswer => "text" in value && typeof value.text === "string",
};
