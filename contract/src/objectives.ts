import type { TextPiece } from "./bites.ts";

/*
 * Which answers show whether an objective of a step is reached, and what they come to: decided here for the step's
 * page, the evaluation and the mails (docs/decisions/mastery.md).
 */

/** A bite as objectives are looked for in it. */
export interface BiteText {
  pieces: readonly TextPiece[];
  /** What is asked behind it. */
  questions: readonly { id: string; text: string }[];
}

/** What shows whether an objective is reached: answers to these questions; where there are none, the bite (from 0) that is read. */
export interface ObjectiveEvidence {
  questionIds: readonly string[];
  bite: number;
}

/** `read`: passed without an answer about it. `again`: something about it was answered wrongly. */
export type ObjectiveState = "open" | "read" | "reached" | "again";

/** Letters and digits alone, in one case. */
const keyOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** What an objective is about: what stands in quotation marks in it, else all of it. */
const subjectOf = (text: string) => keyOf(/[„“«"]\s*([^„“”«»"]+?)\s*[“”»"]/u.exec(text)?.[1] ?? text);

/** The last bite of the section that begins in one. */
function endOfSection(bites: readonly BiteText[], begin: number, heading: string): number {
  const last = bites[begin]?.pieces.findLast(({ isHeading }) => isHeading);
  if (last === undefined || keyOf(last.text) !== heading) return begin;
  let at = begin;
  while (at + 1 < bites.length) {
    const next = bites[at + 1]?.pieces ?? [];
    if (next[0]?.isHeading) break;
    at++;
    if (next.some(({ isHeading }) => isHeading)) break;
  }
  return at;
}

const idsOf = (questions: BiteText["questions"]) => questions.map(({ id }) => id);

/**
 * What shows an objective: all questions that name what it is about; else what is asked in the section that is called
 * so, or in the bite in which its source stands word for word; else everything that the step asks.
 */
export function evidenceOf(
  { text, source }: { text: string; source: { quote: string } | null },
  bites: readonly BiteText[],
): ObjectiveEvidence {
  const subject = subjectOf(text);
  const last = Math.max(0, bites.length - 1);
  const asked = bites.flatMap(({ questions }) => questions);
  const named = asked.filter((one) => keyOf(one.text).includes(subject));
  if (named.length > 0) return { questionIds: idsOf(named), bite: last };
  const within = (bite: number) => ({ questionIds: idsOf(bites[bite]?.questions ?? []), bite });
  const titled = bites.findIndex(({ pieces }) =>
    pieces.some((piece) => piece.isHeading && keyOf(piece.text) === subject),
  );
  if (titled >= 0) return within(endOfSection(bites, titled, subject));
  const quote = source && keyOf(source.quote);
  const quoted = quote
    ? bites.findIndex(({ pieces }) => pieces.some((piece) => keyOf(piece.text).includes(quote)))
    : -1;
  return quoted >= 0 ? within(quoted) : { questionIds: idsOf(asked), bite: last };
}

/** What became of a question that shows an objective. */
export interface EvidenceAnswer {
  /** Whether it is the step's own question: exercises may be left out, that one may not. */
  isOwn: boolean;
  /** At the first try or the second, or with the essential as one judged it; null without an answer. */
  right: boolean | null;
}

/**
 * Whether an objective is reached: at least one answer about it is right, none is wrong, and the step's own question is
 * not left out if it is about it. `isPassed` says that no answer is waited for any more. The mark "understood" is none.
 */
export function objectiveState(answers: readonly EvidenceAnswer[], isPassed: boolean): ObjectiveState {
  const given = answers.filter(({ right }) => right !== null);
  if (given.some(({ right }) => right === false)) return "again";
  if (given.length > 0 && given.length === answers.length) return "reached";
  if (!isPassed) return "open";
  const isOwnOpen = answers.some(({ isOwn, right }) => isOwn && right === null);
  return given.length > 0 && !isOwnOpen ? "reached" : "read";
}
