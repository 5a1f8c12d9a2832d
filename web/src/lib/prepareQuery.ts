import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { queryClient } from "./queryClient.ts";
import { currentSession } from "./session.ts";

/** Has an answer in the cache before a page for signed-in people is shown; asks nothing for anybody else. */
export async function prepareQuery<Data, Failure extends Error, Shown, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Failure, Shown, Key>,
): Promise<void> {
  if (currentSession().status === "signedIn") await queryClient.prefetchQuery(options);
}
