import type { Proposal, ProposalTarget } from "@lehrpfad/contract";
import { safe } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { api, orpc } from "../../lib/api.ts";
import { isNamedError } from "../../lib/callError.ts";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { newId } from "../../lib/newId.ts";
import { useSite } from "../../lib/site.ts";
import { toast } from "../../ui/toast.ts";

const NONE: readonly Proposal[] = [];

/** The open proposals of a course; asked for again on every visit, because others may edit the same course. */
export function useProposals(slug: string): readonly Proposal[] {
  const input = { slug };
  const query = useQuery({ ...orpc.rewriting.list.queryOptions({ input }), refetchOnMount: "always" });
  return query.data?.proposals ?? NONE;
}

/** What the documents hold nothing of, or nothing that is not there already. */
const ANSWERS: ReadonlySet<string | null> = new Set(["nothing_other", "nothing_about", "nothing_new"]);

/** Whether it found that the documents give nothing else: asking once more would find the same. */
export function useIsSpent({ state, failure }: Pick<Proposal, "state" | "failure">): boolean {
  const writer = useSite().data?.writer;
  return state === "failed" && ANSWERS.has(failure) && writer === "builtin";
}

/** Has everything asked for again that shows proposals. */
function useChanged(slug: string): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: orpc.rewriting.list.key({ input: { slug } }) }),
    [queries, slug],
  );
}

/** Asks for a new version; asking again after a failed request makes one proposal. */
export function usePropose(slug: string) {
  const changed = useChanged(slug);
  const requestId = useRef(newId());
  return useMutation({
    mutationFn: ({ target, instruction }: { target: ProposalTarget; instruction: string }) =>
      api.rewriting.propose({
        slug,
        requestId: requestId.current,
        target,
        instruction: instruction.trim() || null,
      }),
    onSuccess: () => {
      requestId.current = newId();
    },
    onSettled: changed,
  });
}

/** A proposal beside what it would replace, as both are now. */
export function useComparison(slug: string, id: string) {
  return useQuery({
    ...orpc.rewriting.compare.queryOptions({ input: { slug, id } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Has everything asked for again that shows texts of the course. */
function useTextsChanged(slug: string): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [
      orpc.editing.key(),
      orpc.generation.key(),
      orpc.learning.key(),
      orpc.rewriting.list.key({ input: { slug } }),
      orpc.courses.get.key({ input: { slug } }),
      orpc.reviewing.key(),
      orpc.courses.previewStep.key(),
    ])
      void queries.invalidateQueries({ queryKey });
  };
}

/** Puts a proposal in its place; answers the step that is new, or both versions where that needs a decision. */
export function useAccept(slug: string) {
  const changed = useTextsChanged(slug);
  return useMutation({
    mutationFn: async (choice: { id: string; base?: string }) => {
      const { error, data } = await safe(api.rewriting.accept({ slug, ...choice }));
      if (error === null) return { conflict: null, newStepId: data.stepId };
      if (isNamedError(error) && error.code === "PROPOSAL_CONFLICT")
        return { conflict: error.data, newStepId: null };
      throw error;
    },
    onSuccess: changed,
  });
}

/** Turns a proposal down, or stops one that is being written. */
export function useDiscard(slug: string) {
  const { t } = useTranslation("rewriting");
  const sentence = useErrorSentence();
  const changed = useChanged(slug);
  return useMutation(
    orpc.rewriting.discard.mutationOptions({
      onSuccess: changed,
      onError: (error) => toast.error(t("discard_failed"), sentence(error)),
    }),
  );
}
