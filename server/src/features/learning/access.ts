import type { Actor } from "../../platform/actor.ts";
import { refusal } from "../../platform/http/context.ts";
import { hashSecret } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";
import { type CourseRow, mayManage } from "../courses/index.ts";
import type { EnrolmentRow } from "./repository/enrolments.ts";
import {
  courseAndEnrolment,
  courseAndStep,
  type FoundCourse,
  type Holder,
  type OpenStep,
  type StepCourse,
  type StepProgressRow,
  type WhichStep,
} from "./repository/visits.ts";
import { sittingOver } from "./rules.ts";

/** Who learns: a signed-in person, the holder of an anonymous sitting's secret, or both. */
export interface Learner {
  actor: Actor;
  enrolmentToken: string | null;
}

/** The context of a use case of somebody who learns; `caller` is the network, where a request asks: for limits. */
export type LearnerContext = Learner & { services: Services; caller?: string };

/** A course that was found, without an enrolment as well where the anonymous sitting is over. */
export type Visit = FoundCourse;

/** Whether an enrolment may only be used within its sitting (statements 4.32 and 4.34). */
export function mayContinueLater(learner: Learner, enrolment: EnrolmentRow): boolean {
  return enrolment.type === "registered" && learner.actor.kind === "person" && learner.actor.emailConfirmed;
}

/** The step that a participant opened, and where the participant stands in the course. */
export interface StepVisit {
  course: StepCourse;
  enrolment: EnrolmentRow;
  /** Which state of the enrolment this was read in. */
  version: string;
  open: OpenStep;
  steps: StepProgressRow[];
}

const holderOf = ({ actor, enrolmentToken }: Learner): Holder => ({
  userId: actor.kind === "person" ? actor.userId : null,
  tokenHash: enrolmentToken ? hashSecret(enrolmentToken) : null,
});

/** Lets somebody into the course that was found. Throws COURSE_NOT_FOUND, COURSE_UNAVAILABLE. */
async function admit<Found extends Pick<Visit, "enrolment"> & { course: StepCourse }>(
  services: Services,
  learner: Learner,
  found: Found | null,
): Promise<Found> {
  if (!found) throw refusal("COURSE_NOT_FOUND");
  const { course, enrolment } = found;
  const open = course.active && course.writer !== null;
  if (!open && !(await mayManage(services, learner.actor, course))) throw refusal("COURSE_UNAVAILABLE");
  const over =
    enrolment?.type === "anonymous" &&
    sittingOver(enrolment.lastActiveAt, services.clock.now(), services.config.SITTING_SECONDS);
  return over ? { ...found, enrolment: null } : found;
}

/** Lets somebody go on who has started. Throws ENROLMENT_REQUIRED, EMAIL_NOT_CONFIRMED. */
function goOn(services: Services, learner: Learner, { enrolment }: Pick<Visit, "enrolment">): EnrolmentRow {
  if (!enrolment) throw refusal("ENROLMENT_REQUIRED");
  const over = sittingOver(enrolment.lastActiveAt, services.clock.now(), services.config.SITTING_SECONDS);
  if (over && !mayContinueLater(learner, enrolment)) throw refusal("EMAIL_NOT_CONFIRMED");
  return enrolment;
}

/**
 * A course as a participant may visit it. Throws COURSE_NOT_FOUND, and COURSE_UNAVAILABLE for a course
 * that is deactivated or not yet written; its managers still get in.
 */
export async function visit(services: Services, learner: Learner, slug: string): Promise<Visit> {
  return await admit(services, learner, await courseAndEnrolment(services.db, slug, holderOf(learner)));
}

/**
 * A visit by somebody who has started the course and may go on. Throws ENROLMENT_REQUIRED, and
 * EMAIL_NOT_CONFIRMED when an unconfirmed person comes back after the sitting.
 */
export async function participation(
  services: Services,
  learner: Learner,
  slug: string,
): Promise<Visit & { enrolment: EnrolmentRow }> {
  const admitted = await visit(services, learner, slug);
  return { ...admitted, enrolment: goOn(services, learner, admitted) };
}

/**
 * The course for somebody who may read it: who takes it, or manages it. Throws COURSE_NOT_FOUND, COURSE_UNAVAILABLE,
 * ENROLMENT_REQUIRED, EMAIL_NOT_CONFIRMED.
 */
export async function reader(
  services: Services,
  learner: Learner,
  slug: string,
): Promise<{ course: CourseRow; manages: boolean }> {
  const admitted = await visit(services, learner, slug);
  const manages = await mayManage(services, learner.actor, admitted.course);
  if (!manages) goOn(services, learner, admitted);
  return { course: admitted.course, manages };
}

/** `participation` with one step and all steps, in one statement. Throws STEP_NOT_FOUND as well. */
export async function stepVisit(
  services: Services,
  learner: Learner,
  slug: string,
  which: WhichStep,
): Promise<StepVisit> {
  const found = await courseAndStep(services.db, slug, holderOf(learner), which);
  const admitted = await admit(services, learner, found);
  const enrolment = goOn(services, learner, admitted);
  const { course, version, open, steps } = admitted;
  if (!open) throw refusal("STEP_NOT_FOUND");
  return { course, enrolment, version, open, steps };
}
