import { type Enrolment, LIMITS } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import {
  attemptsBefore,
  attemptsLeft,
  listStepProgress,
  participation,
  progressOf,
  runScore,
  showEnrolment,
} from "../../learning/index.ts";
import { restartIf } from "../repository/restarts.ts";
import { restartsLeft } from "../rules.ts";

/**
 * Puts a course back to its start: marks and answers go, highlights and a certificate stay. Throws RESTART_LIMIT
 * after three times on one day of the participant's time zone, ATTEMPTS_USED after as many attempts as the course
 * grants who has not passed; a trial may start over as often as its manager likes.
 */
export async function restart({
  context,
  input: { slug, timeZone },
}: Call<{ slug: string; timeZone: string }, LearnerContext>): Promise<{
  enrolment: Enrolment;
  restartsLeft: number;
}> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, slug);
  const now = services.clock.now();
  const completedAt = enrolment.completedAt?.toISOString();
  const ended = completedAt ? { completedAt, ...(await runScore(services, course, enrolment.id)) } : null;
  const before = await attemptsBefore(services.db, course, enrolment.id);
  const left = await restartIf(services.db, enrolment.id, { at: now, timeZone, ended }, (restarts) => {
    if (enrolment.trial) return LIMITS.restartsPerDay;
    if (attemptsLeft(course, before, enrolment.passedAt !== null) === 0) throw refusal("ATTEMPTS_USED");
    return restartsLeft(restarts, now, timeZone);
  });
  if (left === 0) throw refusal("RESTART_LIMIT");
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const fresh = { ...enrolment, completedAt: null, quizEndedAt: null, lastActiveAt: now };
  return { enrolment: showEnrolment(context, course, fresh, progressOf(rows)), restartsLeft: left - 1 };
}
