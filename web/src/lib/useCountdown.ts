import { useEffect, useState } from "react";

/** Seconds left, counting down to 0; `start(seconds)` begins anew. */
export function useCountdown(initial = 0): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(initial);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: setLeft };
}
