import type { Kinds } from "@lehrpfad/contract";

export type OpenTyped = Kinds["typed"]["open"];
export type TypedAnswer = Kinds["typed"]["answer"];
export type TypedSolution = Kinds["typed"]["solution"];
export type TypedDraft = Kinds["typed"]["draft"];
