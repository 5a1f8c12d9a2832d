import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../ui/useHydrated.ts";
import { useInUse } from "./inUse.ts";

/** A part that is fetched beside what is read, by the browser alone: the server sends no boundary that waits. */
export function Beside({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** The same for what nobody misses who only looks at the page: it is fetched when somebody does anything with it. */
export function BesideInUse({ children }: { children: ReactNode }) {
  return useInUse() ? <Beside>{children}</Beside> : null;
}
