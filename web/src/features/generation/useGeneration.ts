import type { Generation } from "@lehrpfad/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { ended, pause, watch } from "./watch.ts";

const POLL_MS = 2_500;

/** The state of a course's generation, live; while there is no live connection it is asked for again and again. */
export function useGeneration(slug: string) {
  const queries = useQueryClient();
  const [live, setLive] = useState(false);
  const query = useQuery({
    ...orpc.generation.get.queryOptions({ input: { slug } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (live || ended(state.data) ? false : POLL_MS),
  });
  const restart = useRef<() => void>(undefined);
  useEffect(() => {
    let controller: AbortController | undefined;
    restart.current = () => {
      controller?.abort();
      controller = new AbortController();
      const { signal } = controller;
      void watch({
        connect: () => api.generation.watch({ slug }, { signal }),
        pause,
        signal,
        onState: (state) => {
          setLive(true);
          queries.setQueryData(orpc.generation.get.queryKey({ input: { slug } }), state);
        },
        onLost: () => setLive(false),
      });
    };
    restart.current();
    return () => controller?.abort();
  }, [slug, queries]);
  /** Shows a state that a call answered and follows what comes after it. */
  const follow = useCallback(
    (state: Generation) => {
      queries.setQueryData(orpc.generation.get.queryKey({ input: { slug } }), state);
      setLive(false);
      restart.current?.();
    },
    [queries, slug],
  );
  return { query, lost: !live && query.isError, follow };
}
