import type { CourseOutline, Reshaping } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.ts";

/** The places at which a step can be split, as its text is now. */
export const useCuts = (slug: string, stepId: string) =>
  useQuery({
    ...orpc.reshaping.cuts.queryOptions({ input: { slug, stepId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What was split and merged and can be undone. */
export function useReshapings(slug: string): readonly Reshaping[] {
  const query = useQuery({ ...orpc.reshaping.list.queryOptions({ input: { slug } }), staleTime: 0 });
  return query.data?.reshapings ?? [];
}

/** Takes over the steps that the server answered; what shows any of them is fetched again. */
function useTakeOver(slug: string): (outline: CourseOutline) => void {
  const queries = useQueryClient();
  return (outline) => {
    queries.setQueryData(orpc.editing.outline.queryKey({ input: { slug } }), outline);
    const { editing, reshaping, reviewing, generation, courses, versions } = orpc;
    const shown = [editing.getStep, editing.hints, reshaping.list, reviewing, generation, courses, versions];
    for (const one of shown) void queries.invalidateQueries({ queryKey: one.key() });
  };
}

export function useUndoReshaping(slug: string) {
  const { t } = useTranslation("reshaping");
  const sentence = useErrorSentence();
  const takeOver = useTakeOver(slug);
  const queries = useQueryClient();
  return useMutation(
    orpc.reshaping.undo.mutationOptions({
      onSuccess: (outline) => {
        takeOver(outline);
        toast.success(t("undone"));
      },
      onError: (error) => {
        toast.error(t("failed_undo"), sentence(error));
        void queries.invalidateQueries({ queryKey: orpc.reshaping.list.key() });
      },
    }),
  );
}

/** Says what was done and offers to undo it. */
function useDone(slug: string) {
  const { t } = useTranslation("reshaping");
  const takeOver = useTakeOver(slug);
  const undo = useUndoReshaping(slug);
  return (words: string, { stepId: _, reshapingId, ...outline }: CourseOutline & Made) => {
    takeOver(outline);
    const action = { label: t("undo"), onAction: () => undo.mutate({ slug, id: reshapingId }) };
    toast.success(words, undefined, action);
  };
}

interface Made {
  stepId: string;
  reshapingId: string;
}

/** Splits a step; `onDone` hears the id of the new one. */
export function useSplitStep(slug: string, onDone: (secondId: string) => void) {
  const { t } = useTranslation("reshaping");
  const done = useDone(slug);
  return useMutation(
    orpc.reshaping.split.mutationOptions({
      onSuccess: (made, { title }) => {
        done(t("split_done", { title }), made);
        const first = made.steps.findIndex(({ id }) => id === made.stepId);
        onDone(made.steps[first + 1]?.id ?? made.stepId);
      },
    }),
  );
}

/** Merges a step with the next one; `onDone` hears the id of both. */
export function useMergeSteps(slug: string, onDone: (stepId: string) => void) {
  const { t } = useTranslation("reshaping");
  const done = useDone(slug);
  return useMutation(
    orpc.reshaping.merge.mutationOptions({
      onSuccess: (made, { title }) => {
        done(t("merge_done", { title }), made);
        onDone(made.stepId);
      },
    }),
  );
}
