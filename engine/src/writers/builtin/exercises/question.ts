import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import type { Question } from "../../../types/index.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { openingOf, sourceOf } from "../sources.ts";
import type { Candidate } from "./candidate.ts";
import { EXERCISE_TEXTS } from "./templates.ts";

/** A candidate as a question, with the place of its passage as source. */
export function questionOf({ blocks }: Analysis, candidate: Candidate): Question {
  const { form, text, body, block: at, quote, told, hint } = candidate;
  const block = blocks[at];
  return {
    ...body,
    ...{ origin: "builtin", form, text, explanation: told, hint, reason: null },
    source: block ? sourceOf(block, quote) : null,
  };
}

/** The labelled fallback where a step gives nothing better to ask: to sum it up, and why (SPEC.md section 3). */
export function fallbackQuestion(
  { blocks, languageData }: Analysis,
  { title, from, to }: StepMaterial,
): Question {
  const { text, hint, explanation, reason } = EXERCISE_TEXTS[languageData.code].sum;
  const told = blocks.slice(from, to).filter(({ kind }) => kind !== "heading");
  const shown: string[] = [];
  let length = 0;
  for (const block of told) {
    length += block.text.length + 2;
    if (length > QUESTION_SIZES.passage) break;
    shown.push(block.text);
  }
  const [first] = told;
  return {
    ...{ kind: "self", passage: shown.join("\n\n") || (first ? openingOf(first.text) : title), points: [] },
    ...{ origin: "builtin", form: "sum", text, hint, explanation, reason },
    source: first ? sourceOf(first, openingOf(first.text)) : null,
  };
}
