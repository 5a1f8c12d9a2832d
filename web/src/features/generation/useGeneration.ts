import type { Generation } from "@lehrpfad/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { ended, pause, watch } from "./watch.ts";

/** How often the state is asked for without a live connection, in a tab that nobody sees, and beside a live one. */
const POLL_MS = 2_500;
const HIDDEN_POLL_MS = 15_000;
/** Catches what a connection that died without a word does not tell. */
const LIVE_POLL_MS = 30_000;

/** `broken`: a new connection was tried in vain; `none`: not yet, or nobody looks. */
type Connection = "none" | "live" | "broken" | "offline";

/**
 * Keeps one live connection to a generation while the tab is seen and the browser is online. Browsers allow few
 * connections to one server: tabs in the background do without.
 */
function useConnection(slug: string, onState: (state: Generation) => void) {
  const [connection, setConnection] = useState<Connection>("none");
  const restart = useRef<() => void>(undefined);
  useEffect(() => {
    let controller: AbortController | undefined;
    const open = () => {
      controller?.abort();
      setConnection(navigator.onLine ? "none" : "offline");
      if (document.hidden || !navigator.onLine) return;
      controller = new AbortController();
      const { signal } = controller;
      let breaks = 0;
      void watch({
        connect: () => api.generation.watch({ slug }, { signal }),
        pause,
        signal,
        onState: (state) => {
          breaks = 0;
          setConnection("live");
          onState(state);
        },
        onLost: () => setConnection(++breaks > 1 ? "broken" : "none"),
      });
    };
    restart.current = open;
    open();
    addEventListener("online", open);
    addEventListener("offline", open);
    document.addEventListener("visibilitychange", open);
    return () => {
      removeEventListener("online", open);
      removeEventListener("offline", open);
      document.removeEventListener("visibilitychange", open);
      controller?.abort();
    };
  }, [slug, onState]);
  return { connection, restart };
}

/** The state of a course's generation, live; while there is no live connection it is asked for again and again. */
export function useGeneration(slug: string) {
  const queries = useQueryClient();
  const show = useCallback(
    (state: Generation) => queries.setQueryData(orpc.generation.get.queryKey({ input: { slug } }), state),
    [queries, slug],
  );
  const { connection, restart } = useConnection(slug, show);
  const query = useQuery({
    ...orpc.generation.get.queryOptions({ input: { slug } }),
    staleTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      if (ended(state.data)) return false;
      if (connection === "live") return LIVE_POLL_MS;
      return document.hidden ? HIDDEN_POLL_MS : POLL_MS;
    },
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
