import {
  comparisonKey,
  type ListedQuestion,
  type QuestionDraft,
  type QuestionListContents,
  refusalsOf,
  UNREAD_REASONS,
} from "@lehrpfad/contract";
import { nullable, object, oneOf, readableOf, type Schema, text } from "../../../lib/drafts/schema.ts";
import { storedDraft } from "../../../lib/drafts/storedDraft.ts";
import { draftSchema } from "../../../questions/keptDraft.ts";

const truth: Schema<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

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

/** A list that was read, with what was corrected of it. */
export interface ReadList {
  items: ListedItem[];
  unread: QuestionListContents["unread"];
}

const itemSchema = object<ListedItem>({
  key: text,
  question: (value) => draftSchema({ version: null, question: value })?.question,
  unknownAnswer: nullable(text),
  stepId: text,
  passage: nullable(text),
  isProof: truth,
  isTaken: truth,
  refused: nullable(text),
});
const unreadSchema = object<ReadList["unread"][number]>({ text, reason: oneOf(UNREAD_REASONS) });
const listSchema = object<ReadList>({ items: readableOf(itemSchema), unread: readableOf(unreadSchema) });

/** The list that was read for a course, until its questions are in it: a reload loses no correction. */
export const readListOf = (slug: string) => storedDraft(`question-list-read:${slug}`, listSchema);

/** Whether nothing keeps a question from being stored. */
export const isComplete = ({ question, stepId }: ListedItem): boolean =>
  stepId !== "" && refusalsOf(question).length === 0;

/** The same question with another of its options ticked, or not ticked any more. */
export function tickOption(question: QuestionDraft, at: number, correct: boolean): QuestionDraft {
  if (question.kind !== "choice") return question;
  const options = question.options.map((option, place) => (place === at ? { ...option, correct } : option));
  return { ...question, options };
}
