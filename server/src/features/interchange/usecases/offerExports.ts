import { type ExportOffer, type ExportOptions, exportOptionsSchema } from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { countCheckedQuestions } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { OFFER_WORK } from "../heavyWork.ts";
import { loadCourse } from "../shared/loadCourse.ts";

/**
 * What a course can be exported as, and what each format would hold of it.
 * Throws what `manageableCourse` throws, WORK_BUSY, WORK_PREPARING, WORK_TOO_LARGE.
 */
export async function offerExports({
  context,
  input: { slug, ...chosen },
  signal,
}: Call<
  Pick<ExportOptions, "figures" | "answers" | "recordings"> & { slug: string },
  CallerContext
>): Promise<ExportOffer> {
  const { services, actor } = context;
  const { id, name: courseName, passPercent } = await manageableCourse(services, actor, slug);
  const options = exportOptionsSchema.parse(chosen);
  const task = async () => ({ course: (await loadCourse(services, id)).course, options });
  const formats = await services.work.run(OFFER_WORK, task, { asker: askerOf(context), signal });
  const checkedQuestions = await countCheckedQuestions(services.db, id);
  return { courseName, checkedQuestions, passPercent, ...formats };
}
