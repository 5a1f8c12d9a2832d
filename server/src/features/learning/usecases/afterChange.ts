import type { Enrolment } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import type { Learner, StepVisit } from "../access.ts";
import { mailsWait } from "../jobs.ts";
import { complete } from "../repository/enrolments.ts";
import type { StepProgressRow } from "../repository/visits.ts";
import { isQuizAwaited } from "../shared/finalQuiz.ts";
import { passStanding } from "../shared/passing.ts";
import { isWhole, progressOf, showEnrolment } from "../shared/show.ts";

/** Where the participant stands after a change: the last finished step, or the final quiz, completes the course. */
export async function afterChange(
  services: Services,
  learner: Learner,
  { course, enrolment }: Pick<StepVisit, "course" | "enrolment">,
  rows: StepProgressRow[],
): Promise<Enrolment> {
  const now = services.clock.now();
  const progress = progressOf(rows);
  const finished = isWhole(progress) && !(await isQuizAwaited(services, course, enrolment));
  const completedAt = enrolment.completedAt ?? (finished ? now : null);
  // Before the completion, whose mail tells of it.
  if (completedAt) await passStanding(services, course, { ...enrolment, completedAt });
  if (finished && !enrolment.completedAt && (await complete(services.db, enrolment.id, now)))
    await mailsWait(services);
  return showEnrolment(learner, course, { ...enrolment, lastActiveAt: now, completedAt }, progress);
}
