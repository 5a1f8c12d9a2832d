import { newId } from "../newId.ts";
import { local } from "../storage.ts";

const draftKey = (userId: string) => `create.draft.${userId}` as const;
const sentKey = (userId: string) => `create.sent.${userId}` as const;

/** Puts the draft of a course aside that was made of it, in case its making is given up. */
export function putDraftAside(userId: string, slug: string): void {
  const draft = local.get(draftKey(userId));
  if (draft !== null) local.set(sentKey(userId), JSON.stringify({ slug, draft }));
  local.remove(draftKey(userId));
}

/** Brings back the draft that a course was made of; false where this device has none, or another was begun since. */
export function bringDraftBack(userId: string, slug: string): boolean {
  try {
    const sent = JSON.parse(local.get(sentKey(userId)) ?? "null");
    if (sent?.slug !== slug || local.get(draftKey(userId)) !== null) return false;
    local.remove(sentKey(userId));
    // What was sent before under its number is that course: it would come back instead of a new one.
    return local.set(draftKey(userId), JSON.stringify({ ...JSON.parse(sent.draft), requestId: newId() }));
  } catch {
    return false;
  }
}
