import type { Actor } from "../../platform/actor.ts";
import { refusal, signedIn } from "../../platform/http/context.ts";
import type { Services } from "../../platform/services.ts";
import { creator } from "../documents/index.ts";
import { type CourseRow, courseBySlug, managedCourse } from "./repository/courses.ts";

/**
 * The course when the actor may manage it: its owner, a co-manager, a super_admin. Throws UNAUTHORIZED,
 * FORBIDDEN for participants, and COURSE_NOT_FOUND both for no such course and for somebody else's.
 */
export async function manageableCourse(services: Services, actor: Actor, slug: string): Promise<CourseRow> {
  const person = creator(actor);
  const course =
    person.role === "super_admin"
      ? await courseBySlug(services.db, slug)
      : await managedCourse(services.db, slug, person.userId);
  if (!course) throw refusal("COURSE_NOT_FOUND");
  return course;
}

/** Whether the actor may manage this course. */
export async function mayManage(
  services: Services,
  actor: Actor,
  course: Pick<CourseRow, "slug" | "ownerId">,
): Promise<boolean> {
  if (actor.kind === "nobody") return false;
  if (actor.role === "super_admin" || course.ownerId === actor.userId) return true;
  return (await managedCourse(services.db, course.slug, signedIn(actor).userId)) !== null;
}
