import type { Upkeep } from "@lehrpfad/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { orpc } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { useOwn } from "./queries.ts";

/** What is due for repetition, and what is left to do in each course; for signed-in people. */
export function useDue() {
  const { status } = useSession();
  return useQuery({
    ...orpc.campus.due.queryOptions({ input: {} }),
    staleTime: 0,
    enabled: status === "signedIn",
  });
}

/** What is left to do in one course; undefined while nobody knows, and where nothing is. */
export function useUpkeep(slug: string): Upkeep | undefined {
  return useDue().data?.courses.find((course) => course.slug === slug);
}

/** What was answered wrongly in a course. */
export function usePractice(slug: string) {
  const own = useOwn();
  const options = orpc.campus.practice.queryOptions({ input: { slug } });
  return useQuery({
    ...options,
    ...own(options.queryKey),
    staleTime: 0,
  });
}

/** Asks anew what is left to do. */
export function useReloadUpkeep(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: orpc.campus.due.key() }), [queries]);
}
