import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../ui/useHydrated.ts";

/** A part that is fetched beside what is read, by the browser alone: the server sends no boundary that waits. */
export function Beside({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={null}>{children}</Suspense> : null;
}
