import type { CourseOutline } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { prepareQuery } from "../../lib/prepareQuery.ts";
import { TOGETHER_MS } from "../../lib/queryClient.ts";
import { toast } from "../../ui/toast.ts";
import { withStepAt } from "./order.ts";

const outlineOptions = (slug: string) =>
  orpc.editing.outline.queryOptions({ input: { slug }, staleTime: TOGETHER_MS });

/** The steps of a course; asked for again on every visit, because others may edit the same course. */
export function useOutline(slug: string) {
  return useQuery(outlineOptions(slug));
}

/** Has the steps in the cache before the editor is shown. */
export async function prepareOutline(slug: string): Promise<void> {
  await prepareQuery(outlineOptions(slug));
}

/** A step to edit, always as it is stored now. */
export function useEditedStep(slug: string, stepId: string) {
  return useQuery({
    ...orpc.editing.getStep.queryOptions({ input: { slug, stepId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Takes over the order that the server answered. */
function useTakeOver(slug: string): (outline: CourseOutline) => void {
  const queries = useQueryClient();
  return (outline) => {
    queries.setQueryData(orpc.editing.outline.queryKey({ input: { slug } }), outline);
    void queries.invalidateQueries({ queryKey: orpc.editing.hints.key() });
    void queries.invalidateQueries({ queryKey: orpc.generation.get.key() });
    void queries.invalidateQueries({ queryKey: orpc.courses.get.key({ input: { slug } }) });
  };
}

/** Moves a step; it is shown at its new place at once, and back at the old one where that fails. */
export function useMoveStep(slug: string) {
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const takeOver = useTakeOver(slug);
  const key = orpc.editing.outline.queryKey({ input: { slug } });
  return useMutation(
    orpc.editing.moveStep.mutationOptions({
      onMutate: async ({ stepId, place = null }) => {
        await queries.cancelQueries({ queryKey: key });
        const before = queries.getQueryData(key);
        if (before) queries.setQueryData(key, withStepAt(before, stepId, place));
        return { before };
      },
      onSuccess: takeOver,
      onError: (error, _input, context) => {
        if (context?.before) queries.setQueryData(key, context.before);
        toast.error(t("move_failed"), sentence(error));
        void queries.invalidateQueries({ queryKey: key });
      },
    }),
  );
}

export function useRestoreStep(slug: string) {
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const takeOver = useTakeOver(slug);
  return useMutation(
    orpc.editing.restoreStep.mutationOptions({
      onSuccess: (outline, { stepId }) => {
        takeOver(outline);
        const title = outline.steps.find(({ id }) => id === stepId)?.title ?? "";
        toast.success(t("restored", { title }));
      },
      onError: (error) => toast.error(t("restore_failed"), sentence(error)),
    }),
  );
}

/** Deletes a step and offers to undo it. */
export function useDeleteStep(slug: string, title: string, onDeleted: (stepId: string) => void) {
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const takeOver = useTakeOver(slug);
  const restore = useRestoreStep(slug);
  return useMutation(
    orpc.editing.deleteStep.mutationOptions({
      onSuccess: (outline, { stepId }) => {
        takeOver(outline);
        onDeleted(stepId);
        const undo = { label: t("undo"), onAction: () => restore.mutate({ slug, stepId }) };
        toast.success(t("deleted", { title }), undefined, undo);
      },
      onError: (error) => toast.error(t("delete_failed"), sentence(error)),
    }),
  );
}

export function useAddStep(slug: string) {
  const takeOver = useTakeOver(slug);
  return useMutation(
    orpc.editing.addStep.mutationOptions({ onSuccess: ({ stepId: _, ...outline }) => takeOver(outline) }),
  );
}
