import type { Enrolment } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { type CourseRow, mayManage } from "../../courses/index.ts";
import { type Learner, visit } from "../access.ts";
import { mailsWait } from "../jobs.ts";
import { claimSitting, type EnrolmentRow, enrolPerson } from "../repository/enrolments.ts";
import { findEntryTest } from "../repository/entryTests.ts";
import { listStepProgress } from "../repository/visits.ts";
import { entryTestStanding } from "./entryTest.ts";
import { progressOf, showEnrolment } from "./show.ts";

/** Starts at courses from one network address within an hour: generous enough for a class behind one router. */
export const START_LIMIT = { name: "course_start", points: 600, seconds: 3600 };

export interface Started {
  token: string | null;
  session: { accessToken: string; refreshToken: string } | null;
  /** Whether the entry test is there to be taken, or to be ended. */
  entryTest: boolean;
  enrolment: Enrolment;
}

/** A participation as it is now, in the course it belongs to. */
interface Participation {
  course: CourseRow;
  enrolment: EnrolmentRow;
}

export async function show(
  services: Services,
  learner: Learner,
  { course, enrolment }: Participation,
): Promise<Pick<Started, "entryTest" | "enrolment">> {
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const entryTest = await findEntryTest(services.db, enrolment.id);
  const test = await entryTestStanding(services, { course, enrolment, entryTest }, rows);
  return {
    entryTest: test !== null && test.state !== "taken",
    enrolment: showEnrolment(learner, course, enrolment, progressOf(rows)),
  };
}

/** The person's enrolment: the one there is, the anonymous sitting claimed, or a new one. */
export async function personalEnrolment(
  services: Services,
  learner: Learner,
  slug: string,
  userId: string,
): Promise<Participation> {
  const { course, enrolment } = await visit(services, learner, slug);
  const now = services.clock.now();
  const person = { userId, trial: await mayManage(services, learner.actor, course) };
  if (enrolment?.type === "anonymous") await claimSitting(services.db, course, enrolment.id, person, now);
  const row = await enrolPerson(services.db, course, person, now);
  await mailsWait(services);
  return { course, enrolment: row };
}
