import {
  type Answer,
  type AnswerResult,
  type Enrolment,
  type MarkedAnswer,
  markAnswer,
  type OpenExercise,
  type OpenQuestion,
  openQuestion,
  type Revelation,
  readingMinutes,
  type SecondTryEnd,
  type StepProgress,
  solutionOf,
  tellFirstAnswer,
} from "@lehrpfad/contract";
import { type QuestionRow, showSource } from "../../content/index.ts";
import { type Learner, mayContinueLater } from "../access.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";
import type { ProgressRow } from "../repository/progress.ts";
import type { OpenExerciseRow, StepProgressRow } from "../repository/visits.ts";
import { isFinished, ownOrder, percent, stepState } from "../rules.ts";

export function showStepProgress(row: StepProgressRow): StepProgress {
  return {
    stepId: row.id,
    position: row.position,
    title: row.title,
    minutes: readingMinutes(row.words),
    state: stepState(row),
    understood: row.understoodAt !== null,
    level: row.judged ? row.level : null,
    known: row.known === true,
  };
}

export function showEnrolment(
  learner: Learner,
  course: { finalQuiz: string },
  enrolment: EnrolmentRow,
  progress: { finished: number; total: number; nextPosition: number | null },
): Enrolment {
  return {
    type: enrolment.type,
    startedAt: enrolment.startedAt.toISOString(),
    lastActiveAt: enrolment.lastActiveAt.toISOString(),
    completedAt: enrolment.completedAt?.toISOString() ?? null,
    finishedSteps: progress.finished,
    totalSteps: progress.total,
    percent: percent(progress.finished, progress.total),
    nextPosition: progress.nextPosition ?? 1,
    quizDue: isWhole(progress) && course.finalQuiz !== "none" && enrolment.completedAt === null,
    repeats: enrolment.repeats,
    mayContinueLater: mayContinueLater(learner, enrolment),
    trial: enrolment.trial,
  };
}

/** Sums up steps for `showEnrolment`. */
export function progressOf(rows: StepProgressRow[]): {
  finished: number;
  total: number;
  nextPosition: number | null;
} {
  return {
    finished: rows.filter(isFinished).length,
    total: rows.length,
    nextPosition: rows.find((row) => !isFinished(row))?.position ?? null,
  };
}

/** Whether every step is finished; nobody has finished a course that has none, as while its creator replaces them. */
export function isWhole({ finished, total }: { finished: number; total: number }): boolean {
  return total > 0 && finished === total;
}

/** A question or an exercise. */
type Asked = Pick<QuestionRow, "id" | "text" | "hint" | "body" | "explanation" | "source">;

/** A question without anything that tells what is right, in the participant's own order. */
export function showOpenQuestion({ id, text, hint, body }: Asked, enrolmentId: string): OpenQuestion {
  return openQuestion({ ...body, id, text, hint }, ownOrder(enrolmentId));
}

/** An answer as it is stored, with the second try where there is one. */
type Given = Pick<ProgressRow, "secondTry" | "secondAnswer"> & { answer: Answer; right: boolean };

/**
 * What an answer was worth. Its level is told by the question as it is now; `right` is what was stored, which stays
 * when the question is reworded.
 */
export function showResult(
  question: Asked,
  { answer, right }: Pick<Given, "answer" | "right">,
): AnswerResult {
  const mark = markAnswer(question.body, answer);
  return {
    right,
    level: mark?.right === right ? mark.level : right ? 1 : 4,
    answer,
    solution: solutionOf(question.body),
    explanation: question.explanation,
    source: question.source ? showSource(question.source) : null,
    secondTry: null,
  };
}

/** What is told of an answer as it is stored: nothing of the solution while a second try is open. */
export function showMarked(question: Asked, given: Given): MarkedAnswer {
  const { answer, secondTry, secondAnswer } = given;
  if (secondTry === null) return showResult(question, given);
  if (secondTry !== "open") return showSecond(question, { answer: secondAnswer ?? answer, secondTry });
  const told = tellFirstAnswer(question.body, answer) ?? { level: null, wrong: [] };
  return { right: false, answer, solution: null, ...told };
}

/** What an own answer is compared with; only for questions that participants judge themselves. */
export function showRevelation({ body, explanation, source }: Asked): Revelation {
  return { solution: solutionOf(body), explanation, source: source && showSource(source) };
}

/** How a second try ended, with the solution. */
export function showSecond(
  question: Asked,
  { answer, secondTry }: { answer: Answer; secondTry: SecondTryEnd },
): AnswerResult {
  return { ...showResult(question, { answer, right: secondTry === "right" }), secondTry };
}

/** An exercise as a participant sees it; its solution once it was answered for good. */
export function showOpenExercise(exercise: OpenExerciseRow, enrolmentId: string): OpenExercise {
  const { section, answer, right } = exercise;
  return {
    section,
    question: showOpenQuestion(exercise, enrolmentId),
    result: answer && showMarked(exercise, { ...exercise, answer, right: right === true }),
  };
}
