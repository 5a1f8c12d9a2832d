import type { AnswerResult, Enrolment, OpenQuestion, Station } from "@lehrpfad/contract";
import { type QuestionRow, readingMinutes, showSource } from "../../content/index.ts";
import { type Learner, mayContinueLater } from "../access.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";
import type { StationRow } from "../repository/visits.ts";
import { isFinished, ownOrder, percent, stationState } from "../rules.ts";

export function showStation(row: StationRow): Station {
  return {
    stepId: row.id,
    position: row.position,
    title: row.title,
    minutes: readingMinutes(row.words),
    state: stationState(row),
    understood: row.understoodAt !== null,
  };
}

export function showEnrolment(
  learner: Learner,
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
    repeats: enrolment.repeats,
    mayContinueLater: mayContinueLater(learner, enrolment),
  };
}

/** Sums up stations for `showEnrolment`. */
export function progressOf(rows: StationRow[]): {
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

/** A question without anything that tells which option is right. */
export function showOpenQuestion(question: QuestionRow, enrolmentId: string): OpenQuestion {
  const options = ownOrder(question.options, enrolmentId).map(({ id, text }) => ({ id, text }));
  return { id: question.id, text: question.text, options, hint: question.hint };
}

export function showResult(question: QuestionRow, selected: string[], right: boolean): AnswerResult {
  return {
    right,
    selected,
    correct: question.options.filter((option) => option.correct).map((option) => option.id),
    explanation: question.explanation,
    source: question.source ? showSource(question.source) : null,
  };
}
