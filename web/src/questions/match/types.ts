import type { Kinds } from "@lehrpfad/contract";

export type OpenMatch = Kinds["match"]["open"];
export type MatchAnswer = Kinds["match"]["answer"];
export type MatchSolution = Kinds["match"]["solution"];
export type MatchDraft = Kinds["match"]["draft"];
export type WrittenMatch = Kinds["match"]["written"];
