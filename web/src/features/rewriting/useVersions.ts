import {
  type CourseLanguage,
  isSameQuestion,
  linesOf,
  type QuestionDraft,
  type StepText,
  type StepVersion,
  textsOfSections,
} from "@lehrpfad/contract";
import { useMemo } from "react";
import { readSections } from "../../lib/course/stepSections.ts";
import { leavesOf } from "../../ui/ProseBody.tsx";
import { type Differences, differences } from "./differences.ts";

/** What of a step is compared. */
export type Part = "text" | "summary" | "question";
export const ALL_PARTS: readonly Part[] = ["text", "summary", "question"];

/** What differs in the texts of a step. */
interface ComparedTexts {
  title: Differences;
  content: Differences;
  summary: Differences;
}

/** What differs in a question. */
interface ComparedQuestion {
  question: Differences;
  /** Of the lines of `linesOf`. */
  solution: Differences;
  explanation: Differences;
}

/** Two versions of a step, each part with what differs in it; null where a version lacks the part. */
export interface ComparedStep extends ComparedTexts, ComparedQuestion {
  /** The question with its answers is the same. */
  sameQuestion: boolean;
}

type Question = StepVersion["question"];

/** Whether two questions read the same; hints are not shown here. */
function readsTheSame(one: Question, other: Question): boolean {
  return isSameQuestion(one && { ...one, hint: null }, other && { ...other, hint: null });
}

/** What differs between two versions of a step's texts, word by word. */
export function compareTexts(present: StepText, proposed: StepText, language: CourseLanguage): ComparedTexts {
  const leaves = ({ content, sections }: StepText) => leavesOf(content, readSections(sections, language));
  return {
    title: differences([present.title], [proposed.title]),
    content: differences(leaves(present), leaves(proposed)),
    summary: differences(leavesOf(present.summary), leavesOf(proposed.summary)),
  };
}

type ReadQuestion = NonNullable<Question> | QuestionDraft;

/** What differs between two questions, word by word; null is one that is not there. */
export function compareQuestions(
  present: ReadQuestion | null,
  proposed: ReadQuestion | null,
): ComparedQuestion {
  const lines = (read: (question: ReadQuestion) => string[]) =>
    differences(present ? read(present) : [], proposed ? read(proposed) : []);
  return {
    question: lines(({ text }) => [text]),
    solution: lines(linesOf),
    explanation: lines(({ explanation }) => leavesOf(explanation)),
  };
}

function compared(present: StepVersion, proposed: StepVersion, language: CourseLanguage): ComparedStep {
  const texts = (step: StepVersion) => ({ ...step, sections: textsOfSections(step.sections) });
  return {
    ...compareTexts(texts(present), texts(proposed), language),
    ...compareQuestions(present.question, proposed.question),
    sameQuestion: readsTheSame(present.question, proposed.question),
  };
}

/** What differs between two versions of a step; null for a step that is new. */
export function useCompared(
  present: StepVersion | undefined,
  proposed: StepVersion,
  language: CourseLanguage,
): ComparedStep | null {
  return useMemo(
    () => (present ? compared(present, proposed, language) : null),
    [present, proposed, language],
  );
}

/** Whether a new version of a step says the same as the present one. */
export function isSameStep(present: StepVersion, proposed: StepVersion): boolean {
  const texts = ({ title, content, sections, summary }: StepVersion) =>
    JSON.stringify([title, content, textsOfSections(sections), summary]);
  return texts(present) === texts(proposed) && readsTheSame(present.question, proposed.question);
}
