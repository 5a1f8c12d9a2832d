import { isBetterRun, type PassStanding, type RunScore } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import type { Services } from "../../../platform/services.ts";
import { countCheckedQuestions } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";
import { countAttempts } from "../repository/finalQuizzes.ts";
import {
  checkedCountsOf,
  checkedCountsOfCompleted,
  countRestarts,
  listEarlierRuns,
  notePassed,
} from "../repository/passing.ts";
import { attemptsLeft, passShare, quizShare, runOf } from "../rules.ts";

type PassSettings = Pick<
  CourseRow,
  | "id"
  | "passPercent"
  | "attempts"
  | "understoodCounts"
  | "certificate"
  | "certificateFor"
  | "finalQuiz"
  | "quizQuestions"
>;

type Counts = Awaited<ReturnType<typeof checkedCountsOf>>;

/** Whole percent that counts for the pass mark: of the final quiz where there is one (docs/decisions/final-quiz.md). */
function shareOf({ finalQuiz, understoodCounts }: PassSettings, counts: Counts): number {
  if (finalQuiz === "none") return passShare(counts, understoodCounts);
  return counts.quiz ? quizShare(counts.quiz) : 0;
}

/** Attempts that were begun before the present one; restarts are none where the final quiz decides. */
export async function attemptsBefore(db: Db, course: PassSettings, enrolmentId: string): Promise<number> {
  if (course.attempts === null) return 0;
  if (course.finalQuiz === "none") return await countRestarts(db, enrolmentId);
  return (await countAttempts(db, enrolmentId)) - 1;
}

/**
 * What passes a course, and where a participant stands; null without a pass mark. Who has completed the course and
 * reaches the mark has passed, which is noted here, and stays so.
 */
export async function passStanding(
  { db, clock }: Services,
  course: PassSettings,
  enrolment: EnrolmentRow | null,
): Promise<PassStanding | null> {
  const { passPercent, attempts, finalQuiz } = course;
  if (passPercent === null) return null;
  const inQuiz = finalQuiz !== "none";
  const counts = enrolment ? await checkedCountsOf(db, course.id, enrolment.id) : null;
  const share = counts && shareOf(course, counts);
  const passesNow = Boolean(enrolment?.completedAt) && share !== null && share >= passPercent;
  if (enrolment && passesNow && !enrolment.passedAt) {
    await notePassed(db, enrolment.id, { at: clock.now(), percent: passPercent });
  }
  const passed = passesNow || Boolean(enrolment?.passedAt);
  const before = enrolment ? await attemptsBefore(db, course, enrolment.id) : 0;
  return {
    percent: passPercent,
    questions: inQuiz
      ? (counts?.quiz?.questions ?? (await countQuizQuestions(db, course)))
      : (counts?.questions ?? (await countCheckedQuestions(db, course.id))),
    attempts,
    attemptsLeft: enrolment?.trial ? null : attemptsLeft(course, before, passed),
    understoodCounts: course.understoodCounts && !inQuiz,
    inQuiz,
    forCertificate: course.certificate && course.certificateFor === "passing",
    reached: share,
    passed,
  };
}

/** Questions that an attempt at the final quiz asks. */
export async function countQuizQuestions(
  db: Db,
  { id, quizQuestions }: Pick<CourseRow, "id" | "quizQuestions">,
): Promise<number> {
  const checked = await countCheckedQuestions(db, id);
  return Math.min(quizQuestions ?? checked, checked);
}

/** Notes who passes by a mark that was set or changed after they completed the course. */
export async function noteWhoPasses({ db, clock }: Services, course: PassSettings): Promise<void> {
  const { passPercent: percent } = course;
  if (percent === null) return;
  for (const counts of await checkedCountsOfCompleted(db, course.id)) {
    if (shareOf(course, counts) < percent) continue;
    await notePassed(db, counts.id, { at: clock.now(), percent });
  }
}

/** Whether a participant may have the course's certificate: of some courses only who passed. */
export function mayHaveCertificate(
  { certificate, certificateFor }: Pick<CourseRow, "certificate" | "certificateFor">,
  pass: PassStanding | null,
): boolean {
  return certificate && (certificateFor === "completion" || pass === null || pass.passed);
}

/** What became of the questions in the present run: of those that the server marks, and of those that one judges. */
export async function runScore(
  { db }: Services,
  course: Pick<CourseRow, "id" | "finalQuiz">,
  enrolmentId: string,
): Promise<RunScore> {
  return runOf(course, await checkedCountsOf(db, course.id, enrolmentId));
}

/** The best completed run of a participant, the present one where it is completed; of equal ones the last. Null without one. */
export async function bestRun(
  services: Services,
  course: Pick<CourseRow, "id" | "finalQuiz">,
  enrolment: EnrolmentRow,
): Promise<RunScore | null> {
  const earlier = await listEarlierRuns(services.db, enrolment.id);
  const present = enrolment.completedAt ? [await runScore(services, course, enrolment.id)] : [];
  const runs = [...earlier.map(({ completedAt: _, ...score }) => score), ...present];
  return runs.reduce<RunScore | null>((best, run) => (best && isBetterRun(best, run) ? best : run), null);
}
