import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { CourseImage } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import { preparePicture } from "../../../platform/media/pictures.ts";
import { storeRowOf } from "../../../platform/removal.ts";
import { type Call, type CallerContext, inTransaction } from "../../../platform/useCase.ts";
import { insertImage } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { takeRoom } from "../../quotas/index.ts";

/**
 * Stores an image for the steps of a course, made anew without its metadata. Throws COURSE_NOT_FOUND, QUOTA_BYTES, and
 * PictureError for anything but a sound PNG or JPEG (statement 5.05).
 */
export async function addImage({
  context,
  input: { slug, read },
}: Call<{ slug: string; read: () => Promise<Uint8Array> }, CallerContext>): Promise<CourseImage> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const { data, width, height } = await preparePicture(context, await read(), null);
  const id = randomUUID();
  const storageKey = `images/${id}`;
  const takeImageRoom = (tx: Db) => takeRoom(tx, services, course.ownerId, { bytes: data.length });
  // Before the file is stored, and once more together with its row.
  await inTransaction(context, takeImageRoom);
  await services.files.put(storageKey, Readable.from([data]), data.length);
  const image = { id, courseId: course.id, storageKey, width, height, bytes: data.length };
  await storeRowOf(services, storageKey, refusal("COURSE_NOT_FOUND"), () =>
    inTransaction(context, async (tx) => {
      await takeImageRoom(tx);
      await insertImage(tx, image, services.clock.now());
    }),
  );
  return { id, width, height };
}
