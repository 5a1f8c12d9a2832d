import { refusal } from "../../../platform/http/context.ts";
import { hashPassword } from "../../../platform/passwords.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../access.ts";
import { storeFirstAdminPassword } from "../repository/courses.ts";
import { newAdminPassword } from "../shared/names.ts";

export async function issueAdminPassword({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<{ password: string }> {
  const course = await manageableCourse(services, actor, slug);
  const password = newAdminPassword();
  const stored = await storeFirstAdminPassword(services.db, course.id, await hashPassword(password));
  if (!stored) throw refusal("ADMIN_PASSWORD_ALREADY_SHOWN");
  return { password };
}
