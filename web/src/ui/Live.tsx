import type { ReactNode } from "react";

/** Says its words aloud whenever they change. */
export function LiveRegion({ children, urgent = false }: { children: ReactNode; urgent?: boolean }) {
  return (
    <div aria-live={urgent ? "assertive" : "polite"} aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
