import type { ReviewItem } from "@lehrpfad/contract";
import type { listReviews } from "../../content/index.ts";

type Review = Awaited<ReturnType<typeof listReviews>>[number];

/** A review as it is shown, if it is of this version. */
export function showReview(review: Review | null | undefined, version: number): ReviewItem["review"] {
  if (!review || review.version !== version) return null;
  const { reviewer, reviewedAt } = review;
  const by = reviewer && `${reviewer.firstName} ${reviewer.lastName}`.trim();
  return { by, at: reviewedAt.toISOString() };
}
