import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { CourseMedia, MediaTexts } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { FileTooLargeError } from "../../../platform/files.ts";
import { refusal } from "../../../platform/http/context.ts";
import { createMediaProbe, type MediaProbe } from "../../../platform/media/probe.ts";
import { storeRowOf } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { findMedia, insertMedia, replaceMediaTexts } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { displayName, holdRoom, wholeBody } from "../../documents/index.ts";
import { lockRoom, takeRoom } from "../../quotas/index.ts";
import { tidyCaptions } from "../rules.ts";

/** Audio or video as it arrives: raw bytes in one request. */
interface MediaUpload {
  name: string;
  /** Bytes that were announced; null where none were. */
  declared: number | null;
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}

/** Bytes that one file may have. */
const mediaLimit = ({ config }: Services): number => config.MEDIA_MEGABYTES * 1024 * 1024;

/** Passes bytes on and looks at them; what is no known audio or video ends with MediaError and is not stored. */
async function* probed(content: AsyncIterable<Uint8Array>, probe: MediaProbe): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    probe.take(chunk);
    yield chunk;
  }
  probe.facts();
}

/** What a file is called to begin with: its name without the ending. */
const titleOf = (name: string): string => displayName(name).replace(/(?<=.)\.[a-z\d]{2,4}$/i, "");

/**
 * Stores audio or video for the steps of a course, streamed to the storage; what it is, its content decides. One that
 * breaks off leaves nothing. Throws COURSE_NOT_FOUND, QUOTA_BYTES, UPLOAD_STALLED, FileTooLargeError, MediaError.
 */
export async function addMedia(
  services: Services,
  actor: Actor,
  slug: string,
  { name, declared, body, signal }: MediaUpload,
): Promise<CourseMedia> {
  const { id: courseId, ownerId } = await manageableCourse(services, actor, slug);
  const limit = mediaLimit(services);
  if ((declared ?? 0) > limit) throw new FileTooLargeError();
  const id = randomUUID();
  const storageKey = `media/${id}`;
  const title = titleOf(name);
  return await holdRoom(services, ownerId, { name: title, bytes: declared ?? limit }, async (giveBack) => {
    const probe = createMediaProbe();
    const content = Readable.from(probed(wholeBody(services, body, signal), probe));
    const fileBytes = await services.files.put(storageKey, content, limit, signal);
    const { mediaType, width, height, seconds } = probe.facts();
    const row = { id, courseId, storageKey, mediaType, name: title, fileBytes };
    await storeRowOf(services, storageKey, refusal("COURSE_NOT_FOUND"), () =>
      services.db.transaction(async (tx) => {
        await giveBack(tx);
        await takeRoom(tx, services, ownerId, { bytes: fileBytes });
        await insertMedia(tx, row, services.clock.now());
      }),
    );
    const kind = mediaType.startsWith("video/") ? ("video" as const) : ("audio" as const);
    return { id, kind, width, height, seconds, name: title };
  });
}

interface WhichMedia {
  slug: string;
  mediaId: string;
}

/** Replaces what is given of what is written down. Throws COURSE_NOT_FOUND, NOT_FOUND, CAPTIONS_UNREADABLE, QUOTA_BYTES. */
export async function saveMediaTexts(
  services: Services,
  actor: Actor,
  { slug, mediaId, ...changed }: WhichMedia & { [Text in keyof MediaTexts]?: string | undefined },
): Promise<MediaTexts> {
  const course = await manageableCourse(services, actor, slug);
  return await services.db.transaction(async (tx) => {
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
