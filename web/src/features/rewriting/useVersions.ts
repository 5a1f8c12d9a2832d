import { isSameQuestion, linesOf, type StepVersion } from "@lehrpfad/contract";
import { useMemo } from "react";
import { leavesOf } from "../../ui/ProseBody.tsx";
import { type Differences, differences } from "./differences.ts";

/** What of a step is compared. */
export type Part = "text" | "summary" | "question";
export const ALL_PARTS: readonly Part[] = ["text", "summary", "question"];

/** Two versions of a step, each part with what differs in it; null where a version lacks the part. */
export interface ComparedStep {
  title: Differences;
  content: Differences;
  summary: Differences;
  question: Differences;
  /** Of the lines of `linesOf`. */
  solution: Differences;
  explanation: Differences;
  /** The question with its answers is the same. */
  sameQuestion: boolean;
}

type Question = StepVersion["question"];

/** Whether two questions read the same; hints are not shown here. */
function readsTheSame(one: Question, other: Question): boolean {
  return isSameQuestion(one && { ...one, hint: null }, other && { ...other, hint: null });
}

function compared(present: StepVersion, proposed: StepVersion): ComparedStep {
  const lines = (read: (question: NonNullable<Question>) => string[]) =>
    differences(
      present.question ? read(present.question) : [],
      proposed.question ? read(proposed.question) : [],
    );
  return {
    title: differences([present.title], [proposed.title]),
    content: differences(leavesOf(present.content), leavesOf(proposed.content)),
    summary: differences(leavesOf(present.summary), leavesOf(proposed.summary)),
    question: lines(({ text }) => [text]),
    solution: lines(linesOf),
    explanation: lines(({ explanation }) => leavesOf(explanation)),
    sameQuestion: readsTheSame(present.question, proposed.question),
  };
}

/** What differs between two versions of a step; null for a step that is new. */
export function useCompared(present: StepVersion | undefined, proposed: StepVersion): ComparedStep | null {
  return useMemo(() => (present ? compared(present, proposed) : null), [present, proposed]);
}

/** Whether a new version of a step says the same as the present one. */
export function isSameStep(present: StepVersion, proposed: StepVersion): boolean {
  const texts = ({ title, content, summary }: StepVersion) => [title, content, summary].join("\n\n");
  return texts(present) === texts(proposed) && readsTheSame(present.question, proposed.question);
}
