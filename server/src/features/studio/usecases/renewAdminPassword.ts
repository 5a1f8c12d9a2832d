import { audit } from "../../../platform/audit.ts";
import { hashPassword } from "../../../platform/passwords.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse, newAdminPassword } from "../../courses/index.ts";
import { changeCourse } from "../repository.ts";

/** A new admin password; nobody comes in with the one before any more. */
export async function renewAdminPassword({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<{ password: string }> {
  const course = await manageableCourse(services, actor, slug);
  const password = newAdminPassword();
  const adminPasswordHash = await hashPassword(password);
  await changeCourse(services.db, course.id, { adminPasswordHash }, services.clock.now());
  await audit(services, actor, { action: "course_password_renewed", about: course.id });
  return { password };
}
