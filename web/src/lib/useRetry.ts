import { useEffect } from "react";

/** Milliseconds between two tries. */
const AGAIN_MS = 5_000;

/** Tries again now and then, and as soon as the connection is back, while `isOn`. */
export function useRetry(again: () => unknown, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const retry = () => void again();
    const timer = setInterval(retry, AGAIN_MS);
    addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  }, [again, isOn]);
}
