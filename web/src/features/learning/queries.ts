import type { CoursePage, Highlight, MarkedAnswer, StepPage } from "@lehrpfad/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { orpc } from "../../lib/api.ts";
import { errorCode } from "../../lib/errors.ts";
import { queryClient } from "../../lib/queryClient.ts";
import { currentSession, type SessionState, useSession } from "../../lib/session.ts";
import type { Entry } from "./outbox/entries.ts";
import { afterChange, type Change, withExercise } from "./progress.ts";

const PASSING_FAULTS = new Set(["NETWORK", "INTERNAL_SERVER_ERROR"]);

/** A refusal stays a refusal: only faults that may pass are tried once more. */
export const retryPassing = (failures: number, error: Error) =>
  failures < 1 && PASSING_FAULTS.has(errorCode(error));

/** Whether nothing can be shown: a refusal, or a fault before anything was loaded. */
export function isLost(query: { isError: boolean; error: unknown; data: unknown }): boolean {
  return query.isError && (query.data === undefined || !PASSING_FAULTS.has(errorCode(query.error)));
}

export const VISITOR = "visitor";

/** Answers depend on who asks, so the person is part of the key. */
export const whoOf = (session: SessionState) => session.user?.id ?? VISITOR;

/** What queries for somebody's own things share: kept apart by person, and asked once it is known who that is. */
export function useOwn() {
  const session = useSession();
  return <Key extends readonly unknown[]>(queryKey: Key) => ({
    queryKey: [...queryKey, whoOf(session)],
    retry: retryPassing,
    enabled: session.status !== "loading",
  });
}

function courseOptions(slug: string, who: string) {
  const options = orpc.learning.course.queryOptions({ input: { slug } });
  return { ...options, queryKey: [...options.queryKey, who], retry: retryPassing };
}

export function stepOptions(slug: string, position: number, who: string) {
  const options = orpc.learning.step.queryOptions({ input: { slug, position } });
  return { ...options, queryKey: [...options.queryKey, who], retry: retryPassing };
}

/** The course page's content, and where this person stands. */
export function useCourse(slug: string, enabled = true) {
  const session = useSession();
  return useQuery({
    ...courseOptions(slug, whoOf(session)),
    enabled: enabled && session.status !== "loading",
  });
}

export function useStep(slug: string, position: number, enabled = true) {
  const session = useSession();
  return useQuery({
    ...stepOptions(slug, position, whoOf(session)),
    enabled: enabled && session.status !== "loading",
  });
}

/** Has the course page's content in the cache before the page is shown; not while a stored session is being read. */
export async function prepareCourse(slug: string): Promise<void> {
  const session = currentSession();
  if (session.status !== "loading") await queryClient.prefetchQuery(courseOptions(slug, whoOf(session)));
}

/** Puts a course page into the cache as a visitor gets it. */
export function rememberCourse(course: CoursePage): void {
  queryClient.setQueryData(courseOptions(course.slug, VISITOR).queryKey, course);
}

/** Puts a step into the cache as this person gets it. */
export function rememberStep(slug: string, step: StepPage): void {
  const { queryKey } = stepOptions(slug, step.step.position, whoOf(currentSession()));
  queryClient.setQueryData(queryKey, step);
}

/** What is known of a course from any of its pages that were shown; null where none was. */
export function presentCourse(
  queries: QueryClient,
  slug: string,
): Pick<CoursePage, "language" | "steps"> | null {
  const known = [orpc.learning.step.key({ input: { slug } }), orpc.learning.course.key({ input: { slug } })]
    .flatMap((queryKey) => queries.getQueriesData<Pick<CoursePage, "language" | "steps">>({ queryKey }))
    .flatMap(([, page]) => page ?? []);
  return known[0] ?? null;
}

export function useEvaluation(slug: string) {
  const own = useOwn();
  const options = orpc.learning.evaluation.queryOptions({ input: { slug } });
  return useQuery({
    ...options,
    ...own(options.queryKey),
    staleTime: 0,
  });
}

export function usePassage(slug: string, stepId: string, index: number | null) {
  return useQuery({
    ...orpc.learning.passage.queryOptions({ input: { slug, stepId, index: index ?? 0 } }),
    enabled: index !== null,
    retry: retryPassing,
  });
}

function show(queries: QueryClient, change: Change): void {
  queries.setQueriesData<CoursePage>(
    { queryKey: orpc.learning.course.key() },
    (shown) => shown && afterChange(shown, change),
  );
  queries.setQueriesData<StepPage>({ queryKey: orpc.learning.step.key() }, (shown) => {
    if (!shown) return shown;
    const next = afterChange(shown, change);
    return change.result && shown.step.id === change.stepId ? { ...next, result: change.result } : next;
  });
}

/** Shows the result of an exercise on the page of its step. */
export function showExercise(queries: QueryClient, exerciseId: string, result: MarkedAnswer): void {
  queries.setQueriesData<StepPage>(
    { queryKey: orpc.learning.step.key() },
    (shown) => shown && withExercise(shown, exerciseId, result),
  );
}

type Marks = { highlights: Highlight[] };

/** Own highlights of a course. */
export function useHighlights(slug: string, enabled = true) {
  const options = orpc.campus.highlights.queryOptions({ input: { slug } });
  const shared = useOwn()(options.queryKey);
  return useQuery({
    ...options,
    ...shared,
    enabled: enabled && shared.enabled,
  });
}

/** Shows a highlight or note that the server took, or that is gone, before the list is fetched again. */
export function showMark(
  queries: QueryClient,
  entry: Extract<Entry, { kind: "mark" | "unmark" | "note" }>,
): void {
  const queryKey = orpc.campus.highlights.key();
  queries.setQueriesData<Marks>({ queryKey }, (shown) => {
    if (!shown) return shown;
    if (entry.kind === "note") return { highlights: shown.highlights.map((mark) => withNote(mark, entry)) };
    const others = shown.highlights.filter(({ id }) => id !== entry.id);
    return { highlights: entry.kind === "mark" ? [...others, waitingMark(entry)] : others };
  });
  void queries.invalidateQueries({ queryKey });
}

/** A highlight as it is once this note is written. */
export const withNote = (mark: Highlight, { id, note }: Pick<Highlight, "id" | "note">): Highlight =>
  mark.id === id ? { ...mark, note } : mark;

/** A highlight that the server does not know yet. */
export function waitingMark(entry: Extract<Entry, { kind: "mark" }>): Highlight {
  const { id, stepId, quote, prefix, suffix } = entry;
  const createdAt = new Date().toISOString();
  const unknown = { stepTitle: "", position: null, note: null, source: null };
  return { ...unknown, id, stepId, quote, prefix, suffix, createdAt };
}

/** Shows an answer or a mark at once on every page that is already loaded. */
export function useShowChange(): (change: Change) => void {
  const queries = useQueryClient();
  return useCallback((change) => show(queries, change), [queries]);
}

/** Forgets everything about learning, after starting a course or signing in. */
export function useReloadLearning(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: orpc.learning.key() }), [queries]);
}
