import type { ReactNode } from "react";

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/** Says its words aloud whenever they change. */
export function LiveRegion({ children, urgent = false }: { children: ReactNode; urgent?: boolean }) {
  return (
    <div aria-live={urgent ? "assertive" : "polite"} aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
