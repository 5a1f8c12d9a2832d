import { type Anchor, LIMITS } from "@lehrpfad/contract";
import { readable, titledText } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { isOwnerGone } from "../../../db/errors.ts";
import type { CacheKind } from "../../../platform/caches.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { type Call, DONE, type Done, inTransaction } from "../../../platform/useCase.ts";
import type { LearnerContext, StepVisit } from "../../learning/index.ts";
import { lockEnrolment, stepVisit, takeRoomFor } from "../../learning/index.ts";
import { countHighlights, storeHighlight } from "../repository/highlights.ts";
import { lettersOf, standsIn } from "../rules.ts";

/** The letters of steps in which people mark just now: those of a step have a megabyte at most. */
const LETTERS: CacheKind<string> = { most: 20 };

/** What is read of a step, by its letters. */
function lettersOfStep(services: Services, { course, open: { step } }: StepVisit): string {
  const kept = services.caches.of(LETTERS);
  const key = `${step.id} ${step.version} ${course.language}`;
  const known = kept.get(key) ?? lettersOf(`${readable(titledText(step, course.language))} ${step.summary}`);
  kept.set(key, known);
  return known;
}

/** Throws HIGHLIGHT_LIMIT, HIGHLIGHT_STEP_LIMIT where there is no room for one more. */
async function ensureRoom(db: Db, enrolmentId: string, stepId: string): Promise<void> {
  const { all, ofStep } = await countHighlights(db, enrolmentId, stepId);
  if (all >= LIMITS.highlights) throw refusal("HIGHLIGHT_LIMIT");
  if (ofStep >= LIMITS.highlightsPerStep) throw refusal("HIGHLIGHT_STEP_LIMIT");
}

/**
 * Marks a passage. Throws STEP_NOT_FOUND, HIGHLIGHT_NOT_IN_STEP, HIGHLIGHT_LIMIT beyond a thousand in one course,
 * HIGHLIGHT_STEP_LIMIT beyond a hundred in one step, ANONYMOUS_FULL.
 */
export async function putHighlight({
  context,
  input,
}: Call<Anchor & { slug: string; id: string; stepId: string }, LearnerContext>): Promise<Done> {
  const { services } = context;
  const { slug, id, stepId, quote, prefix, suffix } = input;
  const visited = await stepVisit(services, context, slug, { stepId });
  const { enrolment, open } = visited;
  await ensureRoom(services.db, enrolment.id, stepId);
  const letters = lettersOfStep(services, visited);
  if (!standsIn(quote, letters)) throw refusal("HIGHLIGHT_NOT_IN_STEP");
  // What stands around a passage only helps to find it again: what the step does not say is not kept.
  const around = {
    prefix: standsIn(prefix, letters) ? prefix : "",
    suffix: standsIn(suffix, letters) ? suffix : "",
  };
  const stepTitle = open.step.title;
  const createdAt = services.clock.now();
  const enrolmentId = enrolment.id;
  const passage = { stepId, stepTitle, quote, ...around };
  await takeRoomFor(context, enrolment, passage);
  const stored = inTransaction(context, async (tx) => {
    // Marks that come together are counted one after another.
    await lockEnrolment(tx, enrolmentId);
    await ensureRoom(tx, enrolmentId, stepId);
    await storeHighlight(tx, { id, enrolmentId, ...passage, note: null, createdAt });
  });
  await stored.catch((error) => {
    throw isOwnerGone(error) ? refusal("STEP_NOT_FOUND") : error;
  });
  return DONE;
}
