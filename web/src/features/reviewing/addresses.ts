import type { ReviewItem } from "@lehrpfad/contract";

/** Names, in addresses of the editor, what of the review was left for it. */
export const FROM_REVIEW = "review";

/** The address of the review, with what is open in it. */
export function reviewPath(slug: string, item?: string | null): string {
  return `/c/${slug}/review${item ? `?item=${item}` : ""}`;
}

/** Where something is changed: the text of the step, its question, or an exercise. */
export function changePath(
  slug: string,
  { id, kind, stepId }: ReviewItem,
  part: ReviewItem["kind"] = kind,
): string {
  const places = {
    step: `steps/${stepId}`,
    question: `questions/${stepId}`,
    exercise: `questions/${stepId}/${id}`,
  };
  return `/c/${slug}/edit/${places[part]}?${FROM_REVIEW}=${id}`;
}
