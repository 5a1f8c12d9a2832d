import { type ExportOffer, type ExportOptions, exportOptionsSchema } from "@lehrpfad/contract";
import { FORMATS, lossesOf } from "@lehrpfad/interchange";
import type { Call } from "../../../platform/useCase.ts";
import { countCheckedQuestions } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { publish } from "./publish.ts";

/** What a course can be exported as, and what each format would hold of it. Throws what `manageableCourse` throws. */
export async function offerExports({
  context: { services, actor },
  input: { slug, ...chosen },
}: Call<Pick<ExportOptions, "figures" | "answers" | "recordings"> & { slug: string }>): Promise<ExportOffer> {
  const course = await manageableCourse(services, actor, slug);
  const publication = await publish(services, course.id);
  const options = exportOptionsSchema.parse(chosen);
  return {
    courseName: course.name,
    steps: publication.steps.length,
    figures: publication.assets.size,
    recordings: publication.recordings.size,
    checkedQuestions: await countCheckedQuestions(services.db, course.id),
    passPercent: course.passPercent,
    formats: FORMATS.map((format) => ({
      name: format.name,
      options: [...format.options],
      tellsAnswers: format.tellsAnswers(options),
      bytes: format.sizeOf(publication, options),
      losses: lossesOf(format, publication, options),
    })),
  };
}
