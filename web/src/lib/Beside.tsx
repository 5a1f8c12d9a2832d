import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../ui/useHydrated.ts";

/** What the browser alone draws, where it comes by itself: the server's first view goes without it. */
export function Beside({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={null}>{children}</Suspense> : null;
}
