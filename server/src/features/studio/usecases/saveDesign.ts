import {
  type CourseDesign,
  correctDesign,
  type DesignField,
  isOwnDesign,
  OWN_DESIGN,
  type TypedDesign,
} from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { storeDesign } from "../repository.ts";

/** Saves a design, what is invalid in it corrected to what was there before. */
export async function saveDesign({
  context: { services, actor },
  input: { slug, design: typed },
}: Call<{ slug: string; design: TypedDesign }>): Promise<{ design: CourseDesign; corrected: DesignField[] }> {
  const course = await manageableCourse(services, actor, slug);
  const result = correctDesign(typed, course.design ?? OWN_DESIGN);
  const design = isOwnDesign(result.design) ? null : result.design;
  await storeDesign(services.db, course.id, design, services.clock.now());
  return result;
}
