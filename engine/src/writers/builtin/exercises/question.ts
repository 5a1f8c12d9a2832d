import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import type { Question } from "../../../types/index.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { keySentences } from "../keySentences.ts";
import { openingOf, sourceOf } from "../sources.ts";
import type { Candidate } from "./candidate.ts";
import { isRecurring, partsOf, wordsIn } from "./outline.ts";
import { EXERCISE_TEXTS } from "./templates.ts";

/** Words that a hint gives of a passage. */
const CUE_WORDS = 3;
/** Letters of a word that says something. */
const TELLING = 6;

/** The first words of what is to be recalled that the question does not say itself; null where it says all of them. */
function cueOf(passage: string, question: string): string | null {
  const said = question.toLowerCase();
  const words = passage.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
  const at = words.findIndex((word) => word.length >= TELLING && !said.includes(word.toLowerCase()));
  return at < 0
    ? null
    : words
        .slice(at, at + CUE_WORDS)
        .join(" ")
        .trim();
}

/** Where the text answers, by the heading that a candidate hints at; of what one recalls, some words too. */
function hintOf({ languageData }: Analysis, { hint, body, text }: Candidate): string | null {
  if (hint === null) return null;
  const words = body.kind === "self" ? cueOf(body.passage, text) : null;
  return EXERCISE_TEXTS[languageData.code].hint(hint, words);
}

/** A candidate as a question, with the place of its passage as source. */
export function questionOf(analysis: Analysis, candidate: Candidate): Question {
  const { form, text, body, block: at, quote, told } = candidate;
  const block = analysis.blocks[at];
  const hint = hintOf(analysis, candidate);
  return {
    ...body,
    ...{ origin: "builtin", form, text, explanation: told, hint, reason: null },
    source: block ? sourceOf(block, quote) : null,
  };
}

/** Ideas to compare a summary with. */
const IDEAS = { least: 3, most: 5 };
/** Words of a part from which three ideas can be named. */
const PART_WORDS = 150;

/** What is summed up: the longest part of a step with a heading of its own, else all of it. */
function summedUp(analysis: Analysis, step: StepMaterial): StepMaterial {
  const parts = partsOf(analysis, step)
    .filter(({ title, heading }) => title !== "" && !isRecurring(heading, analysis))
    .map((part) => ({ part, words: wordsIn(analysis, part.from, part.to) }))
    .sort((one, other) => other.words - one.words);
  const [longest] = parts;
  if (!longest || longest.words < PART_WORDS) return step;
  const { title, from, to } = longest.part;
  return {
    ...step,
    title,
    from,
    to,
    sentences: step.sentences.filter(({ block }) => block >= from && block < to),
  };
}

/** The labelled fallback where a step gives nothing better to ask: to sum it up, and why (statement 3.24). */
export function fallbackQuestion(analysis: Analysis, whole: StepMaterial): Question {
  const { blocks, languageData } = analysis;
  const step = summedUp(analysis, whole);
  const { title, from, to } = step;
  const points = keySentences(analysis, step, IDEAS.most, IDEAS.least);
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
    ...{ kind: "self", passage: shown.join("\n\n") || (first ? openingOf(first.text, languageData) : title) },
    points: points.length < IDEAS.least ? [] : points.map((sentence) => sentence.text),
    ...{ origin: "builtin", form: "sum", text: text(title), hint, explanation, reason },
    source: first ? sourceOf(first, openingOf(first.text, languageData)) : null,
  };
}
