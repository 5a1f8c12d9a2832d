import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useOwn } from "./queries.ts";

/** The terms of a course. */
export function useGlossary(slug: string) {
  const own = useOwn();
  const options = orpc.learning.glossary.queryOptions({ input: { slug } });
  return useQuery({
    ...options,
    ...own(options.queryKey),
  });
}
