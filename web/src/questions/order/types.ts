import type { Kinds } from "@lehrpfad/contract";

export type OpenOrder = Kinds["order"]["open"];
export type OrderAnswer = Kinds["order"]["answer"];
export type OrderSolution = Kinds["order"]["solution"];
export type OrderDraft = Kinds["order"]["draft"];
export type WrittenOrder = Kinds["order"]["written"];
