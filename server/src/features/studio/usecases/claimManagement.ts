import type { ManagedCourse } from "@lehrpfad/contract";
import { audit } from "../../../platform/audit.ts";
import { refusal } from "../../../platform/http/context.ts";
import { limited } from "../../../platform/http/limits.ts";
import { checkPassword } from "../../../platform/passwords.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { courseBySlug, getCourse } from "../../courses/index.ts";
import { creator } from "../../documents/index.ts";
import { makeTrial } from "../../learning/index.ts";
import { insertManager } from "../repository.ts";

/** Attempts at a course's admin password by one person within 15 minutes. */
const ADMIN_PASSWORD_LIMIT = { name: "admin_password", points: 10, seconds: 900 };

/** Throws ADMIN_PASSWORD_WRONG for a wrong password and for a course that does not exist alike. */
export async function claimManagement({
  context,
  input: { slug, password },
}: Call<{ slug: string; password: string }>): Promise<ManagedCourse> {
  const { services, actor } = context;
  const person = creator(actor);
  await limited(services, ADMIN_PASSWORD_LIMIT, person.userId);
  const course = await courseBySlug(services.db, slug);
  const hash = course?.adminPasswordHash;
  if (!course || !hash || !(await checkPassword(hash, password))) throw refusal("ADMIN_PASSWORD_WRONG");
  await inTransaction(context, async (tx) => {
    await insertManager(tx, course.id, person.userId, services.clock.now());
    await makeTrial(tx, course.id, person.userId);
  });
  await audit(services, actor, { action: "manager_added", subjectId: person.userId, about: course.id });
  return await getCourse({ context, input: { slug } });
}
