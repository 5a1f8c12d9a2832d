import { audit } from "../../../platform/audit.ts";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { deleteParticipant } from "../../learning/index.ts";

/** Deletes a participation with its answers and progress. Throws NOT_FOUND. */
export async function removeParticipant({
  context: { services, actor },
  input: { slug, id },
}: Call<{ slug: string; id: string }>): Promise<Done> {
  const course = await manageableCourse(services, actor, slug);
  if (!(await deleteParticipant(services.db, course.id, id))) throw refusal("NOT_FOUND");
  await audit(services, actor, { action: "participant_deleted", about: course.id });
  return DONE;
}
