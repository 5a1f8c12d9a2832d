import { type Answer, isAnswer, type QuestionKind } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import type { Schema } from "../lib/drafts/schema.ts";
import { formerChoiceAnswer } from "./choice/formerAnswer.ts";

/** What the fields in which a question is answered are given. */
export interface FieldsProps<Open, Given> {
  question: Open;
  /** As it stands; see `emptyAnswer`. */
  answer: Given;
  /** Language of the course. */
  lang: string;
  isDisabled: boolean;
  /** Ids of the question's heading, and of what is missing. */
  labelledBy: string;
  describedBy?: string | undefined;
  onChange: (answer: Given) => void;
}

/** What shows an answer beside the solution is given. */
export interface CheckedProps<Open, Given, Right> {
  question: Open;
  answer: Given;
  solution: Right;
  /** Language of the course. */
  lang: string;
}

interface AnswerTexts {
  /** What to do. */
  instruction: Key<"viewer">;
  /** What is said where nothing was done. */
  missing: Key<"viewer">;
}

export const ANSWER_TEXTS: Record<QuestionKind, AnswerTexts> = {
  choice: { instruction: "one_or_more", missing: "choose_first" },
};

/** Reads an answer that a browser kept, also one that an earlier version kept. */
export const storedAnswerSchema: Schema<Answer> = (kept) =>
  isAnswer(kept) ? kept : formerChoiceAnswer(kept);
