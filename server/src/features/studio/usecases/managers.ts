import type { Manager } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { audit } from "../../../platform/audit.ts";
import { refusal } from "../../../platform/http/context.ts";
import { hashPassword } from "../../../platform/passwords.ts";
import type { Services } from "../../../platform/services.ts";
import { manageableCourse, newAdminPassword } from "../../courses/index.ts";
import { changeCourse, deleteManager, managersOf, ownerOf } from "../repository.ts";

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
