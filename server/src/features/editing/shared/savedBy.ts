import type { SavedBy } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { signedIn } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { findEditor, storeEdit } from "../../content/index.ts";

/** Notes that the person saved something of a course as this version. */
export async function noteSaved(
  services: Services,
  actor: Actor,
  saved: { itemId: string; courseId: string; version: number },
): Promise<void> {
  await storeEdit(services.db, { ...saved, editorId: signedIn(actor).userId });
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
