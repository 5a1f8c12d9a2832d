import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courseImages } from "../../../db/tables/content.ts";
import type { StoredKind } from "../../../platform/sweep.ts";

export type ImageRow = typeof courseImages.$inferSelect;

/** Stores an image that an editor put into a course. */
export async function insertImage(db: Db, image: Omit<ImageRow, "createdAt">, now: Date): Promise<void> {
  await db.insert(courseImages).values({ ...image, createdAt: now });
}

/** Where the file of a course's image lies; null where the course has no such image. */
export async function findImageKey(db: Db, courseId: string, imageId: string): Promise<string | null> {
  const [row] = await db
    .select({ key: courseImages.storageKey })
    .from(courseImages)
    .where(and(eq(courseImages.courseId, courseId), eq(courseImages.id, imageId)));
  return row?.key ?? null;
}

/** Where the images of these courses lie. */
export async function listImageKeys(db: Db, courseIds: readonly string[]): Promise<string[]> {
  if (courseIds.length === 0) return [];
  const rows = await db
    .select({ key: courseImages.storageKey })
    .from(courseImages)
    .where(inArray(courseImages.courseId, [...courseIds]));
  return rows.map(({ key }) => key);
}

/** Images of courses. */
export const IMAGE_FILES: StoredKind = {
  prefix: "images/",
  findNamed: async (db, keys) => {
    const rows = await db
      .select({ key: courseImages.storageKey })
      .from(courseImages)
      .where(inArray(courseImages.storageKey, [...keys]));
    return new Set(rows.map(({ key }) => key));
  },
};
