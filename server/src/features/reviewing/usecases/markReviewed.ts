import type { ReviewItem } from "@lehrpfad/contract";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { findReview, holdCourse, loadStates, removeReview, storeReview } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { showReview } from "../shared/review.ts";

interface Mark {
  slug: string;
  itemId: string;
  version: number;
  reviewed: boolean;
}

/**
 * Notes that somebody looked at a version of a step's text, a question or an exercise, or takes it back. Throws
 * COURSE_NOT_FOUND, NOT_FOUND where it is gone, REVIEW_CONFLICT where it was changed meanwhile.
 */
export async function markReviewed({
  context,
  input: { slug, itemId, version, reviewed },
}: Call<Mark>): Promise<{ review: ReviewItem["review"] }> {
  const { services, actor } = context;
  const { id: courseId } = await manageableCourse(services, actor, slug);
  const reviewerId = signedIn(actor).userId;
  const reviewedAt = services.clock.now();
  return await inTransaction(context, async (tx) => {
    await holdCourse(tx, courseId);
    const rows = await loadStates(tx, courseId);
    const known = rows.flatMap(({ step, question, exercises }) => [
      { item: "step" as const, stepId: step.id, ...step },
      ...(question ? [{ item: "question" as const, stepId: step.id, ...question }] : []),
      ...exercises.map((exercise) => ({ item: "exercise" as const, stepId: step.id, ...exercise })),
    ]);
    const found = known.find(({ id }) => id === itemId);
    if (!found) throw refusal("NOT_FOUND");
    if (found.version !== version) throw refusal("REVIEW_CONFLICT");
    const { item, stepId } = found;
    if (reviewed) await storeReview(tx, { itemId, item, courseId, stepId, version, reviewerId, reviewedAt });
    else await removeReview(tx, courseId, itemId);
    return { review: showReview(await findReview(tx, courseId, itemId), version) };
  });
}
