import type { MediaTexts } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { findMedia, replaceMediaTexts } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { lockRoom, takeRoom } from "../../quotas/index.ts";
import { tidyCaptions } from "../rules.ts";

interface WhichMedia {
  slug: string;
  mediaId: string;
}

/** Replaces what is given of what is written down. Throws COURSE_NOT_FOUND, NOT_FOUND, CAPTIONS_UNREADABLE, QUOTA_BYTES. */
export async function saveMediaTexts({
  context,
  input: { slug, mediaId, ...changed },
}: Call<WhichMedia & { [Text in keyof MediaTexts]?: string | undefined }>): Promise<MediaTexts> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  return await inTransaction(context, async (tx) => {
    await lockRoom(tx, course.ownerId);
    const media = await findMedia(tx, course.id, mediaId);
    if (!media) throw refusal("NOT_FOUND");
    const { transcript = media.transcript, captions = media.captions } = changed;
    const tidy = tidyCaptions(captions);
    if (tidy === null) throw refusal("CAPTIONS_UNREADABLE");
    const texts = { transcript: transcript.trim(), captions: tidy };
    const bytes = Buffer.byteLength(texts.transcript) + Buffer.byteLength(texts.captions);
    const more = media.fileBytes + bytes - media.bytes;
    if (more > 0) await takeRoom(tx, services, course.ownerId, { bytes: more });
    await replaceMediaTexts(tx, media, texts, bytes);
    return texts;
  });
}
