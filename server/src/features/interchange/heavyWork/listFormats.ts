import type { ExportOffer, ExportOptions } from "@lehrpfad/contract";
import { FORMATS, lossesOf } from "@lehrpfad/interchange";
import { publish, type SentCourse } from "./sentCourse.ts";

type Formats = Pick<ExportOffer, "steps" | "figures" | "recordings" | "formats">;

/** What each format would hold of a course. */
export async function run({
  course,
  options,
}: {
  course: SentCourse;
  options: ExportOptions;
}): Promise<Formats> {
  const publication = await publish(course, () => Promise.reject(new Error("An offer reads no files")));
  return {
    steps: publication.steps.length,
    figures: publication.assets.size,
    recordings: publication.recordings.size,
    formats: FORMATS.map((format) => ({
      name: format.name,
      options: [...format.options],
      tellsAnswers: format.tellsAnswers(options),
      bytes: format.sizeOf(publication, options),
      losses: lossesOf(format, publication, options),
    })),
  };
}
