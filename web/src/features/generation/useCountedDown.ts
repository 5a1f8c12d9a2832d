import { useEffect, useState } from "react";

/** How many of `seconds` are left, counted from the moment at which `since` was first given; null stays null. */
export function useCountedDown(seconds: number | null, since: unknown): number | null {
  const [began, setBegan] = useState({ since, at: Date.now() });
  const [now, setNow] = useState(began.at);
  if (began.since !== since) setBegan({ since, at: Date.now() });
  const running = seconds !== null && seconds > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  if (seconds === null) return null;
  return Math.max(0, seconds - Math.max(0, now - began.at) / 1_000);
}
