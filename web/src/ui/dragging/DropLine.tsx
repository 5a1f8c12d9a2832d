import type { RefObject } from "react";

/** The line that shows, in the box of a list, where a dragged row would go; see `useDragging`. */
export function DropLine({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={ref}
      hidden
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 -mt-px h-0.75 rounded-full bg-accent"
    />
  );
}
