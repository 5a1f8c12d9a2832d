import { writeNotes } from "@lehrpfad/interchange";
import type { Services } from "../../../platform/services.ts";
import { type Learner, participation } from "../../learning/index.ts";
import { highlightsOf } from "../repository/highlights.ts";

/** Own highlights of a course with their notes as a PDF in the course's language, in reading order. */
export async function drawNotes(
  services: Services,
  learner: Learner,
  slug: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { course, enrolment } = await participation(services, learner, slug);
  const { name, language } = course;
  const rows = await highlightsOf(services.db, enrolment.id);
  const bySteps = Map.groupBy(rows, ({ position, title }) =>
    position === null || title === null ? null : `${position}. ${title}`,
  );
  const groups = [...bySteps].map(([heading, own]) => ({
    heading,
    passages: own.map(({ highlight }) => highlight),
  }));
  const content = await writeNotes({ title: name, language, modified: services.clock.now(), groups });
  return new Uint8Array(content);
}
