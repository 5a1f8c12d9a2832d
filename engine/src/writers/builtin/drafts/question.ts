import type { Question } from "../../../types/index.ts";
import type { Analysis } from "../analysis.ts";
import { sourceOf } from "../sources.ts";
import type { Candidate } from "./candidate.ts";

/** A candidate as a question, with the place of its passage as source. */
export function questionOf(analysis: Analysis, candidate: Candidate): Question {
  const { form, text, body, block: at, quote, told } = candidate;
  const block = analysis.blocks[at];
  return {
    ...body,
    ...{ origin: "builtin", form, text, explanation: told, hint: null, reason: null },
    source: block ? sourceOf(block, quote) : null,
  };
}
