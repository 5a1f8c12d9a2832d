import type { ModelTexts } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { textsOfRequest } from "../repository/requests.ts";

/** What was sent to the model in one request, and its answer. Throws NOT_FOUND for no such request of this course. */
export async function getRequest({
  context: { services, actor },
  input: { slug, id },
}: Call<{ slug: string; id: string }>): Promise<ModelTexts> {
  const course = await manageableCourse(services, actor, slug);
  const texts = await textsOfRequest(services.db, course.id, id);
  if (!texts) throw refusal("NOT_FOUND");
  return texts;
}
