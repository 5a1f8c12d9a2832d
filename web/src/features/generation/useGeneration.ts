import { type Generation, isSettled } from "@lehrpfad/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, orpc } from "../../lib/api.ts";
import { pollAfter, useLive } from "../../lib/live/useLive.ts";

/** Whether nothing of a course is being written any more. */
function ended(state: Generation | undefined): boolean {
  return state !== undefined && isSettled(state);
}

/** The state of a course's generation, live; while there is no live connection it is asked for again and again. */
export function useGeneration(slug: string) {
  const queries = useQueryClient();
  const show = useCallback(
    (state: Generation) => queries.setQueryData(orpc.generation.get.queryKey({ input: { slug } }), state),
    [queries, slug],
  );
  const connect = useCallback((signal: AbortSignal) => api.generation.watch({ slug }, { signal }), [slug]);
  const { connection, restart } = useLive({ connect, onState: show, isLast: ended });
  const query = useQuery({
    ...orpc.generation.get.queryOptions({ input: { slug } }),
    staleTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (ended(state.data) ? false : pollAfter(connection)),
  });
  /** Shows a state that a call answered and follows what comes after it. */
  const follow = useCallback(
    (state: Generation) => {
      show(state);
      restart.current?.();
    },
    [show, restart],
  );
  const lost = connection === "offline" || connection === "broken";
  return { query, lost: lost && !ended(query.data), follow };
}
