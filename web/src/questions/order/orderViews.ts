import type { AnswerViews } from "../answering.ts";
import { CheckedOrder, MissedInOrder, OrderFields, OrderWords } from "./OrderAnswer.tsx";
import type { OpenOrder, OrderAnswer, OrderSolution } from "./types.ts";

export const orderViews: AnswerViews<OpenOrder, OrderAnswer, OrderSolution> = {
  comparesFirst: false,
  Words: OrderWords,
  Fields: OrderFields,
  Checked: CheckedOrder,
  Missed: MissedInOrder,
};
