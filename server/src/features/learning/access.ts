import type { Actor } from "../../platform/auth/actor.ts";
import { refusal } from "../../platform/http/context.ts";
import { hashSecret } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";
import { type CourseRow, mayManage } from "../courses/index.ts";
import { courseAndEnrolment, type EnrolmentRow } from "./repository.ts";
import { sittingOver } from "./rules.ts";

/** Who learns: a signed-in person, the holder of an anonymous sitting's secret, or both. */
export interface Learner {
  actor: Actor;
  enrolmentToken: string | null;
}

export interface Visit {
  course: CourseRow;
  /** Null for who has not started, and for an anonymous sitting that is over. */
  enrolment: EnrolmentRow | null;
  /** First name of the enrolled person. */
  firstName: string | null;
}

/** Whether an enrolment may only be used within its sitting (SPEC.md section 4, anonymous and unverified). */
export function mayContinueLater(learner: Learner, enrolment: EnrolmentRow): boolean {
  return enrolment.type === "registered" && learner.actor.kind === "person" && learner.actor.emailConfirmed;
}

/**
 * A course as a participant may visit it. Throws COURSE_NOT_FOUND, and COURSE_UNAVAILABLE for a course
 * that is deactivated or not yet written; its managers still get in.
 */
export async function visit(services: Services, learner: Learner, slug: string): Promise<Visit> {
  const { actor, enrolmentToken } = learner;
  const found = await courseAndEnrolment(services.db, slug, {
    userId: actor.kind === "person" ? actor.userId : null,
    tokenHash: enrolmentToken ? hashSecret(enrolmentToken) : null,
  });
  if (!found) throw refusal("COURSE_NOT_FOUND");
  const { course, enrolment, firstName } = found;
  const open = course.active && course.writer !== null;
  if (!open && !(await mayManage(services, actor, course))) throw refusal("COURSE_UNAVAILABLE");
  const over =
    enrolment?.type === "anonymous" &&
    sittingOver(enrolment.lastActiveAt, services.clock.now(), services.config.SITTING_SECONDS);
  return { course, enrolment: over ? null : enrolment, firstName };
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
  const { course, enrolment, firstName } = await visit(services, learner, slug);
  if (!enrolment) throw refusal("ENROLMENT_REQUIRED");
  const over = sittingOver(enrolment.lastActiveAt, services.clock.now(), services.config.SITTING_SECONDS);
  if (over && !mayContinueLater(learner, enrolment)) throw refusal("EMAIL_NOT_CONFIRMED");
  return { course, enrolment, firstName };
}
