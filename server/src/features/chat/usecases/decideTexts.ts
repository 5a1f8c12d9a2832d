import type { ChatPackage } from "@lehrpfad/contract";
import type { StoredText } from "../../../db/tables/chat.ts";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { manageableCourse, storeWriter } from "../../courses/index.ts";
import { lockForAccepting } from "../../editing/index.ts";
import { isGenerating } from "../../generation/index.ts";
import { lockRoom, takeRoom } from "../../quotas/index.ts";
import { bytesOfParts, findPackage, lockPackage, storeParts } from "../repository.ts";
import { placeTextIn, takeTextOut } from "../shared/placeTexts.ts";
import { showOne } from "../shared/view.ts";

/**
 * Puts texts of a chat into their steps, skips them, or takes that back. Throws COURSE_NOT_FOUND, NOT_FOUND,
 * STEP_NOT_FOUND, GENERATION_STILL_RUNNING, CHAT_TEXT_EDITED, QUOTA_BYTES.
 */
export async function decideTexts({
  context,
  input: { slug, packageId, stepIds, decision },
}: Call<{
  slug: string;
  packageId: string;
  stepIds: string[];
  decision: "accepted" | "skipped" | "open";
}>): Promise<ChatPackage> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  await inTransaction(context, async (tx) => {
    await lockRoom(tx, course.ownerId);
    await lockForAccepting(tx, course.id);
    const row = await lockPackage(tx, course.id, packageId);
    if (!row) throw refusal("NOT_FOUND");
    if (await isGenerating(tx, course.id)) throw refusal("GENERATION_STILL_RUNNING");
    const deciding = { courseId: course.id, userId: signedIn(actor).userId, now: services.clock.now() };
    const texts: StoredText[] = [];
    for (const text of row.texts) {
      const isMeant = stepIds.includes(text.stepId) && text.state !== decision;
      if (isMeant && text.state === "accepted") {
        const open = await takeTextOut(tx, deciding, text);
        texts.push({ ...open, state: decision });
      } else if (isMeant && decision === "accepted") texts.push(await placeTextIn(tx, deciding, text));
      else texts.push(isMeant ? { ...text, state: decision } : text);
    }
    const bytes = Math.max(0, bytesOfParts({ ...row, texts }) - bytesOfParts(row));
    await takeRoom(tx, services, course.ownerId, { bytes });
    await storeParts(tx, row, { texts });
    if (decision === "accepted") await storeWriter(tx, course.id, "model");
  });
  const saved = await findPackage(services.db, course.id, packageId);
  if (!saved) throw refusal("NOT_FOUND");
  return await showOne(services, course, saved);
}
