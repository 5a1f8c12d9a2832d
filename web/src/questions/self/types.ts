import type { Kinds } from "@lehrpfad/contract";

export type OpenSelf = Kinds["self"]["open"];
export type SelfAnswer = Kinds["self"]["answer"];
export type SelfSolution = Kinds["self"]["solution"];
export type SelfDraft = Kinds["self"]["draft"];
