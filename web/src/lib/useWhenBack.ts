import { useEffect, useRef } from "react";

/** Milliseconds between two looks whether the server answers again. */
const LOOK_MS = 5_000;

/**
 * While something waits for the server: does it once the server answers again, without a press. Looked at every few
 * seconds while the page is seen, when it is seen again, and when the browser has a connection again.
 */
export function useWhenBack(isWaiting: boolean, resume: () => void): void {
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    const look = async () => {
      if (document.hidden) return;
      const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
      if (!isOver && answer?.ok) latest.current();
    };
    const again = () => void look();
    const timer = setInterval(again, LOOK_MS);
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [isWaiting]);
}
