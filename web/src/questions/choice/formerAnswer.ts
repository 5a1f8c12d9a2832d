import type { ChoiceAnswer } from "@lehrpfad/contract";

/** Reads an answer as browsers kept it before there were kinds of questions: the ids of the selected options. */
export function formerChoiceAnswer(kept: unknown): ChoiceAnswer | undefined {
  if (!Array.isArray(kept)) return undefined;
  return { kind: "choice", selected: kept.filter((id) => typeof id === "string") };
}
