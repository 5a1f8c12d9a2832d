import type { QuizStanding } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { countCheckedQuestions } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";
import { type AttemptRow, drawnQuestions, listAttempts, type QuizFault } from "../repository/finalQuizzes.ts";
import type { StepProgressRow } from "../repository/visits.ts";
import { bestAttempt } from "../rules.ts";
import { countQuizQuestions } from "./passing.ts";
import { isWhole, progressOf } from "./show.ts";

type QuizCourse = Pick<CourseRow, "id" | "finalQuiz" | "quizQuestions">;

export const QUIZ_REFUSALS = {
  enrolment: "ENROLMENT_REQUIRED",
  closed: "QUIZ_CLOSED",
  question: "QUESTION_MISSING",
} as const satisfies Record<QuizFault, string>;

/** Whether a course whose steps are finished is completed only by its final quiz: not where it has nothing to ask. */
export async function isQuizAwaited(
  { db }: Services,
  { id, finalQuiz }: Pick<CourseRow, "id" | "finalQuiz">,
  { quizEndedAt }: Pick<EnrolmentRow, "quizEndedAt">,
): Promise<boolean> {
  return finalQuiz !== "none" && quizEndedAt === null && (await countCheckedQuestions(db, id)) > 0;
}

/** The attempts of the present run. */
export function presentAttempts(attempts: readonly AttemptRow[]) {
  const present = attempts.filter(({ over }) => !over);
  return {
    open: present.find(({ endedAt }) => endedAt === null) ?? null,
    ended: present.flatMap(({ endedAt, ...attempt }) => (endedAt ? [{ ...attempt, endedAt }] : [])),
  };
}

/** What is known of the quiz without its questions; null where the course has none, and no attempt is open. */
export async function quizStanding(
  { db }: Services,
  course: QuizCourse,
  enrolment: Pick<EnrolmentRow, "id"> | null,
  rows: StepProgressRow[],
  all?: readonly AttemptRow[],
): Promise<QuizStanding | null> {
  const hasQuiz = course.finalQuiz !== "none";
  if (!hasQuiz && all === undefined) return null;
  const attempts = all ?? (enrolment ? await listAttempts(db, enrolment.id) : []);
  const { open, ended } = presentAttempts(attempts);
  const asked = await countQuizQuestions(db, course);
  if (!open && ended.length === 0 && (!hasQuiz || asked === 0)) return null;
  const best = bestAttempt(attempts);
  const unbegun = ended.length > 0 ? "ended" : isWhole(progressOf(rows)) ? "ready" : "locked";
  return {
    state: open ? "begun" : unbegun,
    questions: open ? (await drawnQuestions(db, open.id)).length : asked,
    instead: course.finalQuiz === "instead",
    best: best && { questions: best.questions, answered: best.answered, right: best.right },
  };
}
