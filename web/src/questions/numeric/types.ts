import type { Kinds } from "@lehrpfad/contract";

export type OpenNumeric = Kinds["numeric"]["open"];
export type NumericAnswer = Kinds["numeric"]["answer"];
export type NumericSolution = Kinds["numeric"]["solution"];
export type NumericDraft = Kinds["numeric"]["draft"];
