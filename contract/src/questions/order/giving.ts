import { type Giving, isListOfTexts } from "../giving.ts";
import type { OpenOrder, OrderAnswer } from "./schemas.ts";

export const orderGiving: Giving<OpenOrder, OrderAnswer> = {
  empty: ({ items }) => ({ kind: "order", order: items.map(({ id }) => id) }),
  isAnswered: ({ items }, { order }) => items.every(({ id }) => order.includes(id)),
  isAnswer: (value): value is OrderAnswer => "order" in value && isListOfTexts(value.order),
};
