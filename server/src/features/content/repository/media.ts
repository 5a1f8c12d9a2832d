import type { MediaTexts } from "@lehrpfad/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courseMedia } from "../../../db/tables/content.ts";
import type { StoredKind } from "../../../platform/sweep.ts";

export type MediaRow = typeof courseMedia.$inferSelect;

const isOf = (courseId: string, mediaId: string) =>
  and(eq(courseMedia.courseId, courseId), eq(courseMedia.id, mediaId));

/** Stores audio or video that an editor put into a course; nobody wrote down yet what is said in it. */
export async function insertMedia(
  db: Db,
  media: Omit<MediaRow, "transcript" | "captions" | "bytes" | "createdAt">,
  now: Date,
): Promise<void> {
  await db.insert(courseMedia).values({ ...media, bytes: media.fileBytes, createdAt: now });
}

/** Audio or video of a course; null where it has no such. */
export async function findMedia(db: Db, courseId: string, mediaId: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(courseMedia).where(isOf(courseId, mediaId));
  return row ?? null;
}

/** Replaces what is written down of what is said in it; `bytes` are those of both texts. */
export async function replaceMediaTexts(
  db: Db,
  { courseId, id, fileBytes }: MediaRow,
  { transcript, captions }: MediaTexts,
  bytes: number,
): Promise<void> {
  const change = { transcript, captions, bytes: fileBytes + bytes };
  await db.update(courseMedia).set(change).where(isOf(courseId, id));
}

/** The ids of a course's audio and video of which nothing is written down. */
export async function listMuteMedia(db: Db, courseId: string): Promise<Set<string>> {
  const isMute = and(eq(courseMedia.transcript, ""), eq(courseMedia.captions, ""));
  const rows = await db
    .select({ id: courseMedia.id })
    .from(courseMedia)
    .where(and(eq(courseMedia.courseId, courseId), isMute));
  return new Set(rows.map(({ id }) => id));
}

/** Where the audio and video of these courses lie. */
export async function listMediaKeys(db: Db, courseIds: readonly string[]): Promise<string[]> {
  if (courseIds.length === 0) return [];
  const rows = await db
    .select({ key: courseMedia.storageKey })
    .from(courseMedia)
    .where(inArray(courseMedia.courseId, [...courseIds]));
  return rows.map(({ key }) => key);
}

/** Audio and video of courses. */
export const MEDIA_FILES: StoredKind = {
  prefix: "media/",
  findNamed: async (db, keys) => {
    const rows = await db
      .select({ key: courseMedia.storageKey })
      .from(courseMedia)
      .where(inArray(courseMedia.storageKey, [...keys]));
    return new Set(rows.map(({ key }) => key));
  },
};
