import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { contentReviews } from "../../../db/tables/content.ts";
import { userProfiles } from "../../../db/tables/index.ts";

export type ReviewRow = typeof contentReviews.$inferSelect;

/** A review with the name of who looked. */
export type NamedReview = ReviewRow & { reviewer: { firstName: string; lastName: string } | null };

async function reviewsWhere(db: Db, where: ReturnType<typeof and>): Promise<NamedReview[]> {
  const reviewer = { firstName: userProfiles.firstName, lastName: userProfiles.lastName };
  const rows = await db
    .select({ review: contentReviews, reviewer })
    .from(contentReviews)
    .leftJoin(userProfiles, eq(userProfiles.id, contentReviews.reviewerId))
    .where(where);
  return rows.map((row) => ({ ...row.review, reviewer: row.reviewer }));
}

/** The reviews of everything in a course, also of versions that are gone. */
export async function listReviews(db: Db, courseId: string): Promise<NamedReview[]> {
  return await reviewsWhere(db, eq(contentReviews.courseId, courseId));
}

/** The review of one thing in a course; null where nobody looked at it. */
export async function findReview(db: Db, courseId: string, itemId: string): Promise<NamedReview | null> {
  const own = and(eq(contentReviews.courseId, courseId), eq(contentReviews.itemId, itemId));
  return (await reviewsWhere(db, own))[0] ?? null;
}

/** Notes who looked at something last, and at which version of it. */
export async function storeReview(tx: Db, review: ReviewRow): Promise<void> {
  await tx
    .insert(contentReviews)
    .values(review)
    .onConflictDoUpdate({ target: contentReviews.itemId, set: review });
}

export async function removeReview(tx: Db, courseId: string, itemId: string): Promise<void> {
  await tx
    .delete(contentReviews)
    .where(and(eq(contentReviews.courseId, courseId), eq(contentReviews.itemId, itemId)));
}
