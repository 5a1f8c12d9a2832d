import type { Highlight } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { showSource } from "../../content/index.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { participation } from "../../learning/index.ts";
import { highlightsOf } from "../repository/highlights.ts";
import { sourceOfMark } from "../rules.ts";

/** Own highlights of a course, in reading order; those whose step is gone come last. */
export async function listHighlights({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<{ highlights: Highlight[] }> {
  const { services } = context;
  const { enrolment } = await participation(services, context, slug);
  const rows = await highlightsOf(services.db, enrolment.id);
  return {
    highlights: rows.map(({ highlight, position, title, sources }) => ({
      id: highlight.id,
      stepId: highlight.stepId,
      stepTitle: title ?? highlight.stepTitle,
      position,
      quote: highlight.quote,
      prefix: highlight.prefix,
      suffix: highlight.suffix,
      note: highlight.note,
      source: sourceOfMark((sources ?? []).map(showSource), highlight.quote),
      createdAt: highlight.createdAt.toISOString(),
    })),
  };
}
