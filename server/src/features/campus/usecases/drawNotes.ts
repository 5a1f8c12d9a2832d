import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { Call } from "../../../platform/useCase.ts";
import { type LearnerContext, participation } from "../../learning/index.ts";
import { NOTES_WORK } from "../heavyWork.ts";
import { highlightsOf } from "../repository/highlights.ts";

/**
 * Own highlights of a course with their notes as a PDF in the course's language, in reading order.
 * Throws what `participation` throws, WORK_BUSY, WORK_PREPARING, WORK_TOO_LARGE.
 */
export async function drawNotes({
  context,
  input: { slug },
  signal,
}: Call<{ slug: string }, LearnerContext & { caller: string }>): Promise<Uint8Array> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, slug);
  const { name: title, language } = course;
  const rows = await highlightsOf(services.db, enrolment.id);
  const bySteps = Map.groupBy(rows, ({ position, title }) =>
    position === null || title === null ? null : `${position}. ${title}`,
  );
  const groups = [...bySteps].map(([heading, own]) => ({
    heading,
    passages: own.map(({ highlight: { quote, note } }) => ({ quote, note })),
  }));
  const task = { title, language, modified: services.clock.now(), groups };
  return await services.work.run(NOTES_WORK, task, { asker: askerOf(context), signal });
}
