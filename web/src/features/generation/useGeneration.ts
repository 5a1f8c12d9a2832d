import type { Generation } from "@lehrpfad/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { errorCode } from "../../lib/errors.ts";

const POLL_MS = 2_500;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** Errors that a new connection would meet again. */
const FINAL = new Set(["COURSE_NOT_FOUND", "FORBIDDEN", "NOT_FOUND", "UNAUTHORIZED"]);

function ended(state: Generation | undefined): boolean {
  return state !== undefined && state.finishedAt !== null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}

interface Watcher {
  slug: string;
  signal: AbortSignal;
  onState: (state: Generation) => void;
  onLost: () => void;
}

/** Follows a generation to its end; after a broken connection it tries again, each time a little later. */
async function watch({ slug, signal, onState, onLost }: Watcher): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      for await (const state of await api.generation.watch({ slug }, { signal })) {
        if (signal.aborted) return;
        wait = FIRST_WAIT_MS;
        onState(state);
        if (ended(state)) return;
      }
    } catch (error) {
      if (signal.aborted || FINAL.has(errorCode(error))) return;
    }
    onLost();
    await pause(wait, signal);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }
}

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
      void watch({
        slug,
        signal: controller.signal,
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
