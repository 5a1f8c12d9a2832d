import type { Answer, AskedAtEntry, EntryTest } from "@lehrpfad/contract";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { prepareAnswerViews } from "../../../questions/useAnswerViews.ts";
import { onSent, submit } from "../outbox/outbox.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { useOwn, useReloadLearning } from "../queries.ts";

/** The entry test of a course, as far as this person is with it. */
export function useEntryTest(slug: string) {
  const queries = useQueryClient();
  const own = useOwn();
  const options = orpc.learning.entryTest.queryOptions({ input: { slug } });
  const test = useQuery({ ...options, ...own(options.queryKey), staleTime: 0 });
  const asked = test.data?.asked;
  useEffect(() => {
    // Before the connection may be lost.
    void prepareAnswerViews(queries, asked?.map(({ question }) => question.kind) ?? []);
  }, [queries, asked]);
  return test;
}

/** Shows a question as answered before the server is asked again. */
function showAnswered(queries: QueryClient, stepId: string): void {
  queries.setQueriesData<EntryTest>({ queryKey: orpc.learning.entryTest.key() }, (shown) =>
    shown === undefined
      ? shown
      : {
          ...shown,
          asked: shown.asked.map((one) => (one.stepId === stepId ? { ...one, answered: true } : one)),
        },
  );
}

/** What somebody does in a test. Everything is kept on this device first, so that nobody waits for the server. */
export function useTaking(slug: string) {
  const queries = useQueryClient();
  const waiting = useWaiting();
  const kept = new Set(
    waiting.flatMap((entry) => (entry.kind === "entry" && entry.slug === slug ? entry.stepId : [])),
  );
  useEffect(
    () =>
      onSent(({ entry }) => {
        if (entry.kind !== "entry") return;
        showAnswered(queries, entry.stepId);
        // What was asked for while it was on its way does not know of it.
        void queries.invalidateQueries({ queryKey: orpc.learning.entryTest.key() });
      }),
    [queries],
  );
  return {
    isEnding: waiting.some((entry) => entry.kind === "entryEnd" && entry.slug === slug),
    isAnswered: ({ stepId, answered }: AskedAtEntry) => answered || kept.has(stepId),
    /** Null: "I don't know". */
    answer: ({ stepId, question }: AskedAtEntry, answer: Answer | null) => {
      void submit({ kind: "entry", slug, stepId, questionId: question.id, answer });
      showAnswered(queries, stepId);
    },
    end: () => submit({ kind: "entryEnd", slug }),
  };
}

/** Takes marks "known" back; `learn` resolves to whether that was done. */
export function useLearnKnown(slug: string) {
  const reload = useReloadLearning();
  const sentence = useErrorSentence();
  const { mutateAsync, isPending, error } = useMutation(orpc.learning.learnKnown.mutationOptions());
  const learn = async (stepId: string | null): Promise<boolean> => {
    try {
      await mutateAsync({ slug, stepId });
    } catch {
      return false;
    }
    await reload();
    return true;
  };
  return { learn, isPending, fault: error && sentence(error) };
}
