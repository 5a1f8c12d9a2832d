import { setImmediate } from "node:timers/promises";
import type { Highlight } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { showSource } from "../../content/index.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { participation } from "../../learning/index.ts";
import { highlightsOf, sourcesOfStep } from "../repository/highlights.ts";
import { sourceFinder } from "../rules.ts";

/** Own highlights of a course, in reading order; those whose step is gone come last. */
export async function listHighlights({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<{ highlights: Highlight[] }> {
  const { services } = context;
  const { enrolment } = await participation(services, context, slug);
  const rows = await highlightsOf(services.db, enrolment.id);
  const found: Highlight[] = [];
  // A step at a time, because its sources may be some megabytes, and others in turns with each mark.
  for (const [stepId, own] of Map.groupBy(rows, ({ highlight }) => highlight.stepId)) {
    const sources = stepId === null ? [] : await sourcesOfStep(services.db, stepId);
    const sourceOf = sourceFinder(sources.map(showSource));
    for (const { highlight, position, title } of own) {
      await setImmediate();
      found.push({
        id: highlight.id,
        stepId: highlight.stepId,
        stepTitle: title ?? highlight.stepTitle,
        position,
        quote: highlight.quote,
        prefix: highlight.prefix,
        suffix: highlight.suffix,
        note: highlight.note,
        source: sourceOf(highlight.quote),
        createdAt: highlight.createdAt.toISOString(),
      });
    }
  }
  return { highlights: found };
}
