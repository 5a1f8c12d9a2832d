import { comparisonKey, type ListedQuestion, type QuestionDraft, refusalsOf } from "@lehrpfad/contract";
import { text } from "../../../lib/drafts/schema.ts";
import { storedDraft } from "../../../lib/drafts/storedDraft.ts";

/** The list that was pasted for a course, until its questions are in it. */
export const listDraftOf = (slug: string) => storedDraft(`question-list:${slug}`, text);

/** A question of a list while somebody corrects it. */
export interface ListedItem extends Omit<ListedQuestion, "stepId"> {
  key: string;
  /** Empty: none is chosen. */
  stepId: string;
  /** Whether the passage is to stand by the question as what proves its answer. */
  isProof: boolean;
  /** Whether it is to come into the course. */
  isTaken: boolean;
  /** Why it was not stored: a code with a sentence in the dictionaries. */
  refused: string | null;
}

/** Whether the passage that was found says what is right in its very words. */
function saysAnswer({ question, passage }: Pick<ListedQuestion, "question" | "passage">): boolean {
  const rights =
    question.kind === "choice"
      ? question.options.flatMap(({ text: right, correct }) => (correct ? [right] : []))
      : question.kind === "typed"
        ? question.accepted.slice(0, 1)
        : [];
  const said = comparisonKey(passage ?? "");
  return rights.length > 0 && rights.every((right) => said.includes(comparisonKey(right)));
}

/** A question as it is sent, with the passage that proves its answer. */
export const sentQuestion = ({ question, passage, isProof }: ListedItem): QuestionDraft => ({
  ...question,
  quote: isProof ? passage : null,
});

/** The questions of a list, as they begin. */
export const beginItems = (questions: readonly ListedQuestion[]): ListedItem[] =>
  questions.map(({ stepId, ...one }, at) => ({
    ...one,
    ...{ key: String(at), stepId: stepId ?? "", isTaken: true, refused: null },
    isProof: saysAnswer(one),
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
