import { type Anchor, type Highlight, LIMITS } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { showSource } from "../../content/index.ts";
import { type Learner, participation, stepVisit } from "../../learning/index.ts";
import {
  countHighlights,
  deleteHighlight,
  highlightsOf,
  storeHighlight,
  storeNote,
} from "../repository/highlights.ts";
import { sourceOfMark } from "../rules.ts";

/** Own highlights of a course, in reading order; those whose step is gone come last. */
export async function listHighlights(
  services: Services,
  learner: Learner,
  slug: string,
): Promise<{ highlights: Highlight[] }> {
  const { enrolment } = await participation(services, learner, slug);
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

/** Marks a passage. Throws STEP_NOT_FOUND, and HIGHLIGHT_LIMIT beyond a thousand in one course. */
export async function putHighlight(
  services: Services,
  learner: Learner,
  input: Anchor & { slug: string; id: string; stepId: string },
): Promise<void> {
  const { slug, id, stepId, quote, prefix, suffix } = input;
  const { enrolment, open } = await stepVisit(services, learner, slug, { stepId });
  if ((await countHighlights(services.db, enrolment.id)) >= LIMITS.highlights)
    throw refusal("HIGHLIGHT_LIMIT");
  const stepTitle = open.step.title;
  const createdAt = services.clock.now();
  const enrolmentId = enrolment.id;
  const passage = { stepId, stepTitle, quote, prefix, suffix };
  await storeHighlight(services.db, { id, enrolmentId, ...passage, note: null, createdAt });
}

/** Writes the note to an own highlight, also where its step is gone. Throws NOT_FOUND. */
export async function setNote(
  services: Services,
  learner: Learner,
  { slug, id, note }: { slug: string; id: string; note: string | null },
): Promise<void> {
  const { enrolment } = await participation(services, learner, slug);
  const written = note?.trim() || null;
  if (!(await storeNote(services.db, enrolment.id, { id, note: written }))) throw refusal("NOT_FOUND");
}

export async function removeHighlight(
  services: Services,
  learner: Learner,
  input: { slug: string; id: string },
): Promise<void> {
  const { enrolment } = await participation(services, learner, input.slug);
  await deleteHighlight(services.db, enrolment.id, input.id);
}
