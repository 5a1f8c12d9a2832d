import type { Asker } from "../../../platform/heavyWork/turns.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { visitorsCourse } from "../../learning/index.ts";
import { descriptionOf } from "../shared/share.ts";
import { drawPicture } from "./drawPicture.ts";

/** The picture of a link preview; null where the course is not public. */
export async function showSharePicture({
  context: { services, asker },
  input: { slug },
}: Call<{ slug: string }, { services: Services; asker?: Asker }>): Promise<Uint8Array<ArrayBuffer> | null> {
  const course = await visitorsCourse(services, slug);
  if (course === null) return null;
  const { name: title, design } = course;
  const description = await descriptionOf(course);
  const picture = { title, description, design, brand: services.config.BRAND_NAME };
  return await drawPicture(services, picture, asker);
}
