import { isBetterRun, type PassStanding, type RunScore } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { countCheckedQuestions } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";
import {
  checkedCountsOf,
  checkedCountsOfCompleted,
  countRestarts,
  listEarlierRuns,
  notePassed,
} from "../repository/passing.ts";
import { attemptsLeft, passShare } from "../rules.ts";

type PassSettings = Pick<
  CourseRow,
  "id" | "passPercent" | "attempts" | "understoodCounts" | "certificate" | "certificateFor"
>;

/**
 * What passes a course, and where a participant stands; null without a pass mark. Who has completed the course and
 * reaches the mark has passed, which is noted here, and stays so.
 */
export async function passStanding(
  { db, clock }: Services,
  course: PassSettings,
  enrolment: EnrolmentRow | null,
): Promise<PassStanding | null> {
  const { passPercent, attempts, understoodCounts } = course;
  if (passPercent === null) return null;
  const counts = enrolment ? await checkedCountsOf(db, course.id, enrolment.id) : null;
  const share = counts && passShare(counts, understoodCounts);
  const passesNow = Boolean(enrolment?.completedAt) && share !== null && share >= passPercent;
  if (enrolment && passesNow && !enrolment.passedAt) {
    await notePassed(db, enrolment.id, { at: clock.now(), percent: passPercent });
  }
  const passed = passesNow || Boolean(enrolment?.passedAt);
  const restarts = enrolment && attempts !== null ? await countRestarts(db, enrolment.id) : 0;
  return {
    percent: passPercent,
    questions: counts?.questions ?? (await countCheckedQuestions(db, course.id)),
    attempts,
    attemptsLeft: enrolment?.trial ? null : attemptsLeft(course, restarts, passed),
    understoodCounts,
    forCertificate: course.certificate && course.certificateFor === "passing",
    reached: share,
    passed,
  };
}

/** Notes who passes by a mark that was set or changed after they completed the course. */
export async function noteWhoPasses({ db, clock }: Services, course: PassSettings): Promise<void> {
  const { passPercent: percent, understoodCounts } = course;
  if (percent === null) return;
  for (const counts of await checkedCountsOfCompleted(db, course.id)) {
    if (passShare(counts, understoodCounts) < percent) continue;
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
export async function runScore({ db }: Services, courseId: string, enrolmentId: string): Promise<RunScore> {
  const { questions, answered, right, judged, known } = await checkedCountsOf(db, courseId, enrolmentId);
  return { questions, answered, right, judged, known };
}

/** The best completed run of a participant, the present one where it is completed; of equal ones the last. Null without one. */
export async function bestRun(services: Services, enrolment: EnrolmentRow): Promise<RunScore | null> {
  const earlier = await listEarlierRuns(services.db, enrolment.id);
  const present = enrolment.completedAt ? [await runScore(services, enrolment.courseId, enrolment.id)] : [];
  const runs = [...earlier.map(({ completedAt: _, ...score }) => score), ...present];
  return runs.reduce<RunScore | null>((best, run) => (best && isBetterRun(best, run) ? best : run), null);
}
