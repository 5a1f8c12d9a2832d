import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { orpc } from "../../lib/api.ts";
import { useErrorSentence } from "../../lib/errors.ts";
import { prepareAnswerViews } from "../../questions/useAnswerViews.ts";
import { useOwn, useReloadLearning } from "./queries.ts";

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
