import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { retryPassing, whoOf } from "./queries.ts";

/** The terms of a course. */
export function useGlossary(slug: string) {
  const session = useSession();
  const options = orpc.learning.glossary.queryOptions({ input: { slug } });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, whoOf(session)],
    retry: retryPassing,
    enabled: session.status !== "loading",
  });
}
