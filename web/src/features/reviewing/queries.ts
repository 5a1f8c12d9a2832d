import type { CourseReview, ReviewItem } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";

/** How often it is asked whether somebody else reviewed or changed something, while the page is in sight. */
const LOOK_AGAIN_MS = 5_000;

/** What is to be looked at in a course; always asked for again, because the editor and other reviewers change it. */
export const useReview = (slug: string) =>
  useQuery({
    ...orpc.reviewing.list.queryOptions({ input: { slug } }),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

const isSameItem = (one: ReviewItem, other: Pick<ReviewItem, "id" | "kind">) =>
  one.id === other.id && one.kind === other.kind;

/** Notes that one looked at something, or takes it back; shown at once, and taken back where it fails. */
export function useMark(slug: string, onFailed: (error: unknown) => void) {
  const queries = useQueryClient();
  const key = orpc.reviewing.list.queryKey({ input: { slug } });
  const show = (item: ReviewItem, review: ReviewItem["review"]) =>
    queries.setQueryData<CourseReview>(
      key,
      (shown) =>
        shown && {
          ...shown,
          items: shown.items.map((one) => (isSameItem(one, item) ? { ...one, review } : one)),
        },
    );
  return useMutation({
    mutationFn: ({ item: { id, version }, reviewed }: { item: ReviewItem; reviewed: boolean }) =>
      api.reviewing.mark({ slug, itemId: id, version, reviewed }),
    mutationKey: key,
    onMutate: async ({ item, reviewed }) => {
      // An answer that was asked for before would show the old mark once more.
      await queries.cancelQueries({ queryKey: key });
      show(item, reviewed ? { by: null, at: new Date().toISOString() } : null);
    },
    onSuccess: ({ review }, { item }) => show(item, review),
    onError: (error, { item }) => {
      show(item, item.review);
      onFailed(error);
    },
    // What others did meanwhile, unless the next mark is on its way already.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: key }) === 1) void queries.invalidateQueries({ queryKey: key });
    },
  });
}

/** Takes a step, a question or an exercise out of the course. */
export function useDrop(slug: string, onDropped: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, id, stepId, version }: ReviewItem) => {
      if (kind === "step") await api.editing.deleteStep({ slug, stepId });
      else if (kind === "question") await api.editing.deleteQuestion({ slug, stepId, version });
      else await api.editing.deleteExercise({ slug, stepId, exerciseId: id, version });
    },
    onSuccess: async () => {
      const keys = [orpc.reviewing, orpc.editing, orpc.courses];
      await Promise.all(keys.map((one) => queries.invalidateQueries({ queryKey: one.key() })));
      onDropped();
    },
  });
}
