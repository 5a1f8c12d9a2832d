import type { CourseReview, ReviewItem } from "@lehrpfad/contract";

/** What nobody has looked at yet. */
export function openItems({ items }: Pick<CourseReview, "items">): ReviewItem[] {
  return items.filter(({ review }) => review === null);
}

/** The next thing that nobody has looked at, after one in the list, else from its beginning; null where there is none. */
export function nextOpen(items: readonly ReviewItem[], after: string | null): ReviewItem | null {
  const at = items.findIndex(({ id }) => id === after);
  const round = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return round.find(({ review, id }) => review === null && id !== after) ?? null;
}
