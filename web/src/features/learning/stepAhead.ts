import type { QuestionKind, StepPage } from "@lehrpfad/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterPaint } from "../../lib/afterPaint.ts";
import { queryClient } from "../../lib/queryClient.ts";
import { currentSession, useSession } from "../../lib/session.ts";
import { prepareAnswerViews } from "../../questions/useAnswerViews.ts";
import { stepOptions, whoOf } from "./queries.ts";

/** Milliseconds for which the text of a step waits for what shows its questions: where these are near, nothing moves. */
const VIEWS_MS = 50;

/** The kinds of what a step asks. */
export function kindsOf({ question, exercises }: StepPage): QuestionKind[] {
  const questions = [question ?? [], ...exercises.map((exercise) => exercise.question)].flat();
  return [...new Set(questions.map(({ kind }) => kind))];
}

/** Has a step in the cache. Answers what fetches what shows its question and exercises. */
async function fetchStep(
  queries: QueryClient,
  slug: string,
  position: number,
  who: string,
): Promise<() => Promise<void>> {
  const options = stepOptions(slug, position, who);
  await queries.prefetchQuery(options);
  const step = queries.getQueryData<StepPage>(options.queryKey);
  return () => prepareAnswerViews(queries, step ? kindsOf(step) : []);
}

/** The same as `prepareCourse` for a step; `whole` where its questions are shown already. */
export async function prepareStep(slug: string, position: number, until: "late" | "whole"): Promise<void> {
  const session = currentSession();
  if (session.status === "loading") return;
  const fetchViews = await fetchStep(queryClient, slug, position, whoOf(session));
  const views = fetchViews();
  const late = new Promise((done) => setTimeout(done, VIEWS_MS));
  await (until === "whole" ? views : Promise.race([views, late]));
}

/** Fetches a step ahead of the visit with what shows its questions, for use without a connection; null for none. */
export function usePrefetchStep(slug: string, position: number | null): void {
  const queries = useQueryClient();
  const session = useSession();
  const who = whoOf(session);
  useEffect(() => {
    if (position === null) return;
    return afterPaint(() => {
      void fetchStep(queries, slug, position, who).then((fetchViews) => fetchViews());
    });
  }, [queries, slug, position, who]);
}
