import { type ListedQuestion, type QuestionDraft, refusalsOf } from "@lehrpfad/contract";
import { text } from "../../../lib/drafts/schema.ts";
import { storedDraft } from "../../../lib/drafts/storedDraft.ts";

/** The list that was pasted for a course, until its questions are in it. */
export const listDraftOf = (slug: string) => storedDraft(`question-list:${slug}`, text);

/** A question of a list while somebody corrects it. */
export interface ListedItem extends Omit<ListedQuestion, "stepId"> {
  key: string;
  /** Empty: none is chosen. */
  stepId: string;
  /** Whether it is to come into the course. */
  isTaken: boolean;
  /** Why it was not stored: a code with a sentence in the dictionaries. */
  refused: string | null;
}

/** The questions of a list, as they begin. */
export const beginItems = (questions: readonly ListedQuestion[]): ListedItem[] =>
  questions.map(({ stepId, ...one }, at) => ({
    ...one,
    ...{ key: String(at), stepId: stepId ?? "", isTaken: true, refused: null },
  }));

/** Whether nothing keeps a question from being stored. */
export const isComplete = ({ question, stepId }: ListedItem): boolean =>
  stepId !== "" && refusalsOf(question).length === 0;

/** The same question with another of its options ticked, or not ticked any more. */
export function tickOption(question: QuestionDraft, at: number, correct: boolean): QuestionDraft {
  if (question.kind !== "choice") return question;
  const options = question.options.map((option, place) => (place === at ? { ...option, correct } : option));
  return { ...question, options };
}
