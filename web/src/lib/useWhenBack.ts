import { useEffect, useRef } from "react";

/** Milliseconds between two looks whether the server answers again. */
const LOOK_MS = 5_000;

/**
 * While something waits for the server: does it once the server answers again, without a press. Looked at every few
 * seconds while the page is seen.
 */
export function useWhenBack(isWaiting: boolean, resume: () => void): void {
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(async () => {
      if (document.hidden) return;
      const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
      if (answer?.ok) latest.current();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
