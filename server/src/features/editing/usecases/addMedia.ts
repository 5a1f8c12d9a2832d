import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { CourseMedia } from "@lehrpfad/contract";
import { FileTooLargeError } from "../../../platform/files.ts";
import { refusal } from "../../../platform/http/context.ts";
import { createMediaProbe, type MediaProbe } from "../../../platform/media/probe.ts";
import { storeRowOf } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { insertMedia } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { displayName, holdRoom, wholeBody } from "../../documents/index.ts";
import { takeRoom } from "../../quotas/index.ts";

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
export async function addMedia({
  context,
  input: { slug, name, declared, body, signal },
}: Call<{ slug: string } & MediaUpload>): Promise<CourseMedia> {
  const { services, actor } = context;
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
      inTransaction(context, async (tx) => {
        await giveBack(tx);
        await takeRoom(tx, services, ownerId, { bytes: fileBytes });
        await insertMedia(tx, row, services.clock.now());
      }),
    );
    const kind = mediaType.startsWith("video/") ? ("video" as const) : ("audio" as const);
    return { id, kind, width, height, seconds, name: title };
  });
}
