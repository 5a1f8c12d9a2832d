import { audit } from "../../../platform/audit.ts";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { deleteManager } from "../repository.ts";

/** Takes the management away from a co-manager, who may be oneself. Throws NOT_FOUND for nobody of these. */
export async function removeManager({
  context: { services, actor },
  input: { slug, userId },
}: Call<{ slug: string; userId: string }>): Promise<Done> {
  const course = await manageableCourse(services, actor, slug);
  if (!(await deleteManager(services.db, course.id, userId))) throw refusal("NOT_FOUND");
  await audit(services, actor, { action: "manager_removed", subjectId: userId, about: course.id });
  return DONE;
}
