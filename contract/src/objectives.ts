import type { TextPiece } from "./bites.ts";

/*
 * Which answers show whether an objective of a step is reached, and what they come to: decided here for the step's
 * page, the evaluation and the mails (docs/decisions/mastery.md).
 */

/** What is asked in a step, as objectives are looked for in it. */
export interface EvidenceQuestion {
  id: string;
  text: string;
  /** The part of the text behind which it stands as an exercise; null where it is asked at the end, of the whole step. */
  section: number | null;
  /** What its answer was taken from; null while that is not told, or where nothing says it. */
  quote: string | null;
}

/** A step as its objectives are looked for in it. */
export interface ObjectiveGround {
  bites: readonly { pieces: readonly TextPiece[] }[];
  questions: readonly EvidenceQuestion[];
  objectives: readonly Objective[];
}

interface Objective {
  text: string;
  source: { quote: string } | null;
}

/** What shows whether an objective is reached: answers to these questions; where there are none, the bite (from 0) up to which it is read. */
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

type Parts = ReadonlyMap<number, readonly TextPiece[]>;

/** The part of the text in which a quote stands word for word; null where none has it. */
function partOfQuote(parts: Parts, quote: string | null | undefined): number | null {
  const wanted = keyOf(quote ?? "");
  if (wanted.trim() === "") return null;
  const found = [...parts].find(([, pieces]) =>
    keyOf(pieces.map(({ text }) => text).join(" ")).includes(wanted),
  );
  return found?.[0] ?? null;
}

/** The part of the text that is about an objective: the one with its heading, else the one with its source. */
function partOfObjective(parts: Parts, { text, source }: Objective): number | null {
  const subject = subjectOf(text);
  const titled = [...parts].find(([, pieces]) =>
    pieces.some((piece) => piece.isHeading && keyOf(piece.text) === subject),
  );
  return titled?.[0] ?? partOfQuote(parts, source?.quote);
}

/**
 * What shows each objective of a step, in their order: the questions that name what it is about; else those that name no
 * objective and are asked, or answered by the text, in its section. Where the step has one objective alone, everything
 * it asks. Nothing else: what was never asked is read.
 */
export function evidenceOf({ bites, questions, objectives }: ObjectiveGround): ObjectiveEvidence[] {
  const parts = Map.groupBy(
    bites.flatMap(({ pieces }) => pieces),
    ({ part }) => part,
  );
  const last = Math.max(0, bites.length - 1);
  const names = (question: EvidenceQuestion, { text }: Objective) =>
    keyOf(question.text).includes(subjectOf(text));
  const unnamed = questions
    .filter((question) => !objectives.some((objective) => names(question, objective)))
    .map((question) => ({ ...question, part: partOfQuote(parts, question.quote) ?? question.section }));
  const isOnly = objectives.length === 1;
  return objectives.map((objective) => {
    const part = partOfObjective(parts, objective);
    const named = questions.filter((question) => names(question, objective));
    const within = unnamed.filter((question) => isOnly || (part !== null && question.part === part));
    const chosen = named.length > 0 ? named : within;
    const bite = bites.findLastIndex(({ pieces }) => pieces.some((piece) => piece.part === part));
    return { questionIds: chosen.map(({ id }) => id), bite: part === null || bite < 0 ? last : bite };
  });
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
