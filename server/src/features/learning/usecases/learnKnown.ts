import type { Enrolment } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../access.ts";
import { participation } from "../access.ts";
import { forgetKnown } from "../repository/entryTests.ts";
import { listStepProgress } from "../repository/visits.ts";
import { progressOf, showEnrolment } from "../shared/show.ts";

/** Lets somebody learn a step, or (null) all steps, that were known. Throws ENTRY_TEST_CLOSED once the course is completed. */
export async function learnKnown({
  context,
  input: { slug, stepId },
}: Call<{ slug: string; stepId: string | null }, LearnerContext>): Promise<{ enrolment: Enrolment }> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, slug);
  const now = services.clock.now();
  const isDone = await forgetKnown(services.db, { enrolmentId: enrolment.id, stepId }, now);
  if (!isDone) throw refusal("ENTRY_TEST_CLOSED");
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  return { enrolment: showEnrolment(context, course, { ...enrolment, lastActiveAt: now }, progressOf(rows)) };
}
