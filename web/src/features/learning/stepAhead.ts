import type { StepPage } from "@lehrpfad/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../../lib/queryClient.ts";
import { currentSession, useSession } from "../../lib/session.ts";
import { prepareAnswerViews } from "../../questions/useAnswerViews.ts";
import { stepOptions, whoOf } from "./queries.ts";

/** Has a step in the cache, and what shows its question and exercises: both are there without a connection then. */
async function fetchStep(queries: QueryClient, slug: string, position: number, who: string): Promise<void> {
  const options = stepOptions(slug, position, who);
  await queries.prefetchQuery(options);
  const step = queries.getQueryData<StepPage>(options.queryKey);
  if (!step) return;
  const questions = [step.question ?? [], ...step.exercises.map(({ question }) => question)].flat();
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  await prepareAnswerViews(queries, kinds);
}

/** The same as `prepareCourse` for a step. */
export async function prepareStep(slug: string, position: number): Promise<void> {
  const session = currentSession();
  if (session.status !== "loading") await fetchStep(queryClient, slug, position, whoOf(session));
}

/** Fetches a step ahead of the visit; null when there is none. */
export function usePrefetchStep(slug: string, position: number | null): void {
  const queries = useQueryClient();
  const session = useSession();
  const who = whoOf(session);
  useEffect(() => {
    if (position !== null) void fetchStep(queries, slug, position, who);
  }, [queries, slug, position, who]);
}
