import { useEffect, useRef } from "react";

/** Milliseconds between two looks whether the server answers again. */
const LOOK_MS = 5_000;

async function isServerThere(): Promise<boolean> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  return answer?.ok === true;
}

/**
 * While something waits for the server: does it once the server answers again, without a press. Looked at every few
 * seconds while the page is seen, and as soon as the browser has a connection again. With `onAway` it is looked at once, and each look that finds no server tells.
 */
export function useWhenBack(isWaiting: boolean, resume: () => void, onAway?: () => void): void {
  const latest = useRef({ resume, onAway });
  useEffect(() => {
    latest.current = { resume, onAway };
  });
  useEffect(() => {
    if (!isWaiting) return;
    const look = async () => {
      if (document.hidden) return;
      if (await isServerThere()) latest.current.resume();
      else latest.current.onAway?.();
    };
    if (latest.current.onAway) void look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, [isWaiting]);
}
