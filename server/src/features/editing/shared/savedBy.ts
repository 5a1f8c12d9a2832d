import type { SavedBy } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { signedIn } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { findEditor, storeEdit, storeReview } from "../../content/index.ts";

/** Notes that the person saved something of a course as this version. */
export async function noteSaved(
  services: Services,
  actor: Actor,
  saved: { itemId: string; courseId: string; version: number },
): Promise<void> {
  await storeEdit(services.db, { ...saved, editorId: signedIn(actor).userId });
}

/** The same of a question or an exercise of a step: who writes what is asked has looked at it. */
export async function noteAsked(
  services: Services,
  actor: Actor,
  saved: { itemId: string; courseId: string; version: number; stepId: string; item: "question" | "exercise" },
): Promise<void> {
  const { item, stepId, ...noted } = saved;
  await noteSaved(services, actor, noted);
  const looked = { reviewerId: signedIn(actor).userId, reviewedAt: services.clock.now() };
  await storeReview(services.db, { ...noted, item, stepId, ...looked });
}

/** Who saved this version of something, as the person who asks is told. */
export async function showSavedBy(
  services: Services,
  actor: Actor,
  item: { id: string; version: number },
): Promise<SavedBy> {
  const editor = await findEditor(services.db, item);
  if (!editor) return null;
  const isOwn = editor.id === signedIn(actor).userId;
  return { isOwn, name: `${editor.firstName} ${editor.lastName}`.trim() };
}
