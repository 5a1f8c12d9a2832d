import type { Db } from "../../../db/client.ts";
import type { StoredText } from "../../../db/tables/chat.ts";
import { refusal } from "../../../platform/http/context.ts";
import {
  courseStepOf,
  lockStep,
  noteEdited,
  replaceQuestion,
  replaceStepTexts,
  type StoredStep,
  storeEdit,
} from "../../content/index.ts";
import { keepAnswers } from "../../learning/index.ts";

/** Who decides, about which course, when. */
interface Deciding {
  courseId: string;
  userId: string;
  now: Date;
}

async function present(tx: Db, { courseId }: Deciding, stepId: string): Promise<StoredStep> {
  const stored = await lockStep(tx, courseId, stepId);
  if (!stored) throw refusal("STEP_NOT_FOUND");
  return stored;
}

async function store(
  tx: Db,
  { courseId, userId, now }: Deciding,
  { step }: StoredStep,
  text: StoredText["step"],
) {
  await replaceStepTexts(tx, step.id, text, now);
  await storeEdit(tx, { itemId: step.id, courseId, version: step.version + 1, editorId: userId });
  await noteEdited(tx, courseId, now);
}

/**
 * Puts a text into its step, under the title and with the objectives that the step has now; a question that stood there
 * for want of a text goes. The course and its participations must be locked. Throws STEP_NOT_FOUND.
 */
export async function placeTextIn(tx: Db, deciding: Deciding, text: StoredText): Promise<StoredText> {
  const stored = await present(tx, deciding, text.stepId);
  const { id, position, title, version, sections, drafts } = stored.step;
  const before = { ...courseStepOf(stored), exercises: [], drafts };
  const placed = { ...text.step.sections, objectives: sections.objectives };
  await store(tx, deciding, stored, { ...text.step, position, title, sections: placed, drafts: [] });
  if (stored.question?.origin === "placeholder") {
    await keepAnswers(tx, id, stored.question.id);
    await replaceQuestion(tx, stored, null, deciding.now);
  }
  return { ...text, state: "accepted", placed: { version: version + 1, before } };
}

/** Puts the text back whose place was taken. Throws STEP_NOT_FOUND, CHAT_TEXT_EDITED where somebody edited it since. */
export async function takeTextOut(tx: Db, deciding: Deciding, text: StoredText): Promise<StoredText> {
  const { placed } = text;
  if (placed === null) return { ...text, state: "open" };
  const stored = await present(tx, deciding, text.stepId);
  if (stored.step.version !== placed.version) throw refusal("CHAT_TEXT_EDITED");
  const { question } = placed.before;
  await store(tx, deciding, stored, { ...placed.before, position: stored.step.position });
  if (question?.origin === "placeholder" && stored.question === null)
    await replaceQuestion(tx, stored, question, deciding.now);
  return { ...text, state: "open", placed: null };
}
