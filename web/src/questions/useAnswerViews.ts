import type { Kinds, QuestionKind } from "@lehrpfad/contract";
import { type QueryClient, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { needTexts } from "../lib/language.ts";
import type { AnswerViews, AnyAnswerViews } from "./answering.ts";
import { choiceViews } from "./choice/choiceViews.ts";

type ViewsOf<Kind extends QuestionKind> = AnswerViews<
  Kinds[Kind]["open"],
  Kinds[Kind]["answer"],
  Kinds[Kind]["solution"]
>;

/** Every kind but the one that most questions have is fetched when it is first needed. */
const LOADERS: { [Kind in QuestionKind]: () => Promise<ViewsOf<Kind>> } = {
  choice: async () => choiceViews,
  self: async () => (await import("./self/selfViews.ts")).selfViews,
  typed: async () => (await import("./typed/typedViews.ts")).typedViews,
  match: async () => (await import("./match/matchViews.ts")).matchViews,
  order: async () => (await import("./order/orderViews.ts")).orderViews,
  numeric: async () => (await import("./numeric/numericViews.ts")).numericViews,
};

/** What their queries begin with. */
export const ANSWER_VIEWS = "answer-views";

const viewsOptions = (kind: QuestionKind) => ({
  queryKey: [ANSWER_VIEWS, kind],
  queryFn: async (): Promise<AnyAnswerViews> => {
    const [views] = await Promise.all([LOADERS[kind](), kind === "choice" || needTexts(["answers"])]);
    return views;
  },
  ...(kind === "choice" ? { initialData: choiceViews as AnyAnswerViews } : {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** What shows questions of a kind; fetched where it is not there yet. */
export function useAnswerViews(kind: QuestionKind): UseQueryResult<AnyAnswerViews> {
  return useQuery(viewsOptions(kind));
}

/** Has what shows questions of these kinds there before they are shown. */
export async function prepareAnswerViews(
  queries: QueryClient,
  kinds: readonly QuestionKind[],
): Promise<void> {
  await Promise.all(kinds.map((kind) => queries.prefetchQuery(viewsOptions(kind))));
}
