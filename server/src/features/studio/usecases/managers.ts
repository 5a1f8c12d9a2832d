import type { ManagedCourse, Manager } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { audit } from "../../../platform/audit.ts";
import { refusal } from "../../../platform/http/context.ts";
import { limited } from "../../../platform/http/limits.ts";
import { checkPassword, hashPassword } from "../../../platform/passwords.ts";
import type { Services } from "../../../platform/services.ts";
import { courseBySlug, getCourse, manageableCourse, newAdminPassword } from "../../courses/index.ts";
import { creator } from "../../documents/index.ts";
import { makeTrial } from "../../learning/index.ts";
import { changeCourse, deleteManager, insertManager, managersOf, ownerOf } from "../repository.ts";

/** Attempts at a course's admin password by one person within 15 minutes. */
const ADMIN_PASSWORD_LIMIT = { name: "admin_password", points: 10, seconds: 900 };

/** Throws ADMIN_PASSWORD_WRONG for a wrong password and for a course that does not exist alike. */
export async function claimManagement(
  services: Services,
  actor: Actor,
  slug: string,
  password: string,
): Promise<ManagedCourse> {
  const person = creator(actor);
  await limited(services, ADMIN_PASSWORD_LIMIT, person.userId);
  const course = await courseBySlug(services.db, slug);
  const hash = course?.adminPasswordHash;
  if (!course || !hash || !(await checkPassword(hash, password))) throw refusal("ADMIN_PASSWORD_WRONG");
  await services.db.transaction(async (tx) => {
    await insertManager(tx, course.id, person.userId, services.clock.now());
    await makeTrial(tx, course.id, person.userId);
  });
  await audit(services, actor, { action: "manager_added", subjectId: person.userId, about: course.id });
  return await getCourse(services, actor, slug);
}

/** Who manages a course: its owner, and who came with the admin password. */
export async function listManagers(
  services: Services,
  actor: Actor,
  slug: string,
): Promise<{ owner: Omit<Manager, "since"> | null; managers: Manager[] }> {
  const course = await manageableCourse(services, actor, slug);
  const managers = await managersOf(services.db, course.id);
  return {
    owner: await ownerOf(services.db, course),
    managers: managers.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })),
  };
}

/** Takes the management away from a co-manager, who may be oneself. Throws NOT_FOUND for nobody of these. */
export async function removeManager(
  services: Services,
  actor: Actor,
  slug: string,
  userId: string,
): Promise<void> {
  const course = await manageableCourse(services, actor, slug);
  if (!(await deleteManager(services.db, course.id, userId))) throw refusal("NOT_FOUND");
  await audit(services, actor, { action: "manager_removed", subjectId: userId, about: course.id });
}

/** A new admin password; nobody comes in with the one before any more. */
export async function renewAdminPassword(
  services: Services,
  actor: Actor,
  slug: string,
): Promise<{ password: string }> {
  const course = await manageableCourse(services, actor, slug);
  const password = newAdminPassword();
  const adminPasswordHash = await hashPassword(password);
  await changeCourse(services.db, course.id, { adminPasswordHash }, services.clock.now());
  await audit(services, actor, { action: "course_password_renewed", about: course.id });
  return { password };
}
