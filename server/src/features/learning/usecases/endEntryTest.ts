import type { Enrolment } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { countCheckedQuestions } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { LearnerContext } from "../access.ts";
import { type Learner, participation } from "../access.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";
import { endTest } from "../repository/entryTests.ts";
import { listStepProgress } from "../repository/visits.ts";
import { mayBeginEntryTest } from "../rules.ts";
import { REFUSALS } from "../shared/entryTest.ts";
import { afterChange } from "./afterChange.ts";

/** Where the participant stands after marks came or went. */
async function standingNow(
  services: Services,
  learner: Learner,
  { course, enrolment }: { course: CourseRow; enrolment: EnrolmentRow },
): Promise<Enrolment> {
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  return await afterChange(services, learner, { course, enrolment }, rows);
}

/** Ends the test: what was right is known, and who knows every step has completed the course. Throws ENTRY_TEST_CLOSED. */
export async function endEntryTest({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<{ enrolment: Enrolment }> {
  const { services } = context;
  const visited = await participation(services, context, slug);
  const { course, enrolment } = visited;
  const questions = await countCheckedQuestions(services.db, course.id);
  const ended = { enrolmentId: enrolment.id, questions };
  const closed = await endTest(services.db, ended, services.clock.now(), (row) =>
    mayBeginEntryTest(course, row),
  );
  if (closed) throw refusal(REFUSALS[closed]);
  return { enrolment: await standingNow(services, context, visited) };
}
