import { useEffect, useRef, useState } from "react";
import { pause, watch } from "./watch.ts";

/** How often the state is asked for without a live connection, in a tab that nobody sees, and beside a live one. */
const POLL_MS = 2_500;
const HIDDEN_POLL_MS = 15_000;
/** Catches what a connection that died without a word does not tell. */
const LIVE_POLL_MS = 30_000;

/** While the server has no room for a live connection. */
const REFUSED_POLL_MS = 10_000;

/** `broken`: a new connection was tried in vain; `refused`: too many are open; `none`: not yet, or nobody looks. */
type Connection = "none" | "live" | "broken" | "refused" | "offline";

interface Live<S> {
  connect: (signal: AbortSignal) => Promise<AsyncIterable<S>>;
  onState: (state: S) => void;
  /** Whether nothing more comes after a state. */
  isLast: (state: S) => boolean;
}

/** Milliseconds until a state is asked for again although nothing told of a change. */
export function pollAfter(connection: Connection): number {
  if (connection === "live") return LIVE_POLL_MS;
  if (document.hidden) return HIDDEN_POLL_MS;
  return connection === "refused" ? REFUSED_POLL_MS : POLL_MS;
}

/**
 * Keeps one live connection to the server while the tab is seen and the browser is online. Browsers allow few
 * connections to one server: tabs in the background do without.
 */
export function useLive<S>({ connect, onState, isLast }: Live<S>) {
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
        connect: () => connect(signal),
        pause,
        signal,
        isLast,
        onState: (state) => {
          breaks = 0;
          setConnection("live");
          onState(state);
        },
        onLost: (isRefused) => {
          if (isRefused) setConnection("refused");
          else setConnection(++breaks > 1 ? "broken" : "none");
        },
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
  }, [connect, onState, isLast]);
  return { connection, restart };
}
