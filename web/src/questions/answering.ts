import {
  type Answer,
  type FirstResult,
  isAnswer,
  type OpenBody,
  type OpenQuestion,
  type Solution,
  type Source,
} from "@lehrpfad/contract";
import type { ReactElement, ReactNode } from "react";
import type { Schema } from "../lib/drafts/schema.ts";
import { formerChoiceAnswer } from "./choice/formerAnswer.ts";

/** Where a question is asked, and how its source is shown: what an answer is compared with is fetched and shown there. */
export interface Asked {
  slug: string;
  questionId: OpenQuestion["id"];
  showSource: (source: Source) => ReactNode;
}

/** What the fields in which a question is answered are given. */
export interface FieldsProps<Open, Given> {
  question: Open;
  /** As it stands; see `emptyAnswer`. */
  answer: Given;
  asked: Asked;
  /** Language of the course. */
  lang: string;
  isDisabled: boolean;
  /** Parts of a first answer that are wrong, at a second try, and what is said to each. */
  wrong?: FirstResult["wrong"] | undefined;
  /** Ids of the question's heading, and of what is missing. */
  labelledBy: string;
  describedBy?: string | undefined;
  onChange(answer: Given): void;
  /** What the answer is compared with is shown: now it can be sent. */
  onCompared: () => void;
}

/** What tells what was missing in an answer is given. */
export interface MissedProps<Open, Given, Right> {
  question: Open;
  answer: Given;
  solution: Right;
}

/** What shows an answer beside the solution is given. */
export interface CheckedProps<Open, Given, Right> extends MissedProps<Open, Given, Right> {
  isRight: boolean;
  /** Language of the course. */
  lang: string;
}

/** What to do, what is said where something is missing, what sends the answer, and what is said until it is sent. */
export type AnswerPart = "instruction" | "missing" | "submit" | "waiting";

export interface WordsProps<Open, Given> {
  question: Open;
  answer: Given;
  part: AnswerPart;
}

/** What the pages on which questions are answered show of a kind. */
export interface AnswerViews<Open, Given, Right> {
  /** Participants compare and judge the answer themselves before they send it. */
  comparesFirst: boolean;
  Words(props: WordsProps<Open, Given>): ReactElement;
  /** Fields to answer in. */
  Fields(props: FieldsProps<Open, Given>): ReactElement;
  /** What was answered, beside what is right. */
  Checked(props: CheckedProps<Open, Given, Right>): ReactElement;
  /** What was missing in an answer, in one line. */
  Missed(props: MissedProps<Open, Given, Right>): ReactElement | null;
}

/** Those of any kind; what they are given has to be of their kind. */
export type AnyAnswerViews = AnswerViews<OpenBody, Answer, Solution>;

/** Reads an answer that a browser kept, also one that an earlier version kept. */
export const storedAnswerSchema: Schema<Answer> = (kept) =>
  isAnswer(kept) ? kept : formerChoiceAnswer(kept);
