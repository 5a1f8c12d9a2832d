import type { Call } from "../../../platform/useCase.ts";
import { loadTerms } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";

/** The terms of a course, each once, in its order. Throws COURSE_NOT_FOUND. */
export async function listTerms({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<{ terms: string[] }> {
  const course = await manageableCourse(services, actor, slug);
  const terms = await loadTerms(services.db, course.id);
  return { terms: [...new Set(terms.map(({ term }) => term))] };
}
