import type { AnswerViews } from "../answering.ts";
import { CheckedMatch, MatchFields, MatchWords, MissedInMatch } from "./MatchAnswer.tsx";
import type { MatchAnswer, MatchSolution, OpenMatch } from "./types.ts";

export const matchViews: AnswerViews<OpenMatch, MatchAnswer, MatchSolution> = {
  comparesFirst: false,
  Words: MatchWords,
  Fields: MatchFields,
  Checked: CheckedMatch,
  Missed: MissedInMatch,
};
