import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { orpc } from "../../lib/api.ts";
import { prepareAnswerViews } from "../../questions/useAnswerViews.ts";
import { useOwn } from "./queries.ts";

/** The final quiz of a course, as far as this person is with it. */
export function useFinalQuiz(slug: string) {
  const queries = useQueryClient();
  const own = useOwn();
  const options = orpc.learning.finalQuiz.queryOptions({ input: { slug } });
  const quiz = useQuery({ ...options, ...own(options.queryKey), staleTime: 0 });
  const asked = quiz.data?.asked;
  useEffect(() => {
    // Before the connection may be lost.
    void prepareAnswerViews(queries, asked?.map(({ question }) => question.kind) ?? []);
  }, [queries, asked]);
  return quiz;
}

/** Begins an attempt; its questions are there when it resolves. */
export function useBeginQuiz() {
  const queries = useQueryClient();
  return useMutation(
    orpc.learning.beginQuiz.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: orpc.learning.finalQuiz.key() }),
    }),
  );
}
