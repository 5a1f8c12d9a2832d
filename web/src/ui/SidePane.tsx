import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "./cx.ts";

interface SidePaneProps {
  /** Changes with what is current in it, marked `aria-current`: that is then brought into view. */
  current?: string | null;
  /** Makes it a region that the keyboard can scroll; for text without anything to press. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A column that stays in view on wide screens while the page beside it scrolls, and scrolls by itself. */
export function SidePane({ current = null, label, className, children }: SidePaneProps) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = current === null ? null : pane.current?.querySelector('[aria-current="true"]');
    if (!pane.current || !shown) return;
    const [frame, row] = [pane.current.getBoundingClientRect(), shown.getBoundingClientRect()];
    const isInside = row.top >= frame.top && row.bottom <= frame.bottom;
    if (!isInside) pane.current.scrollTop += row.top - frame.top - (frame.height - row.height) / 2;
  }, [current]);
  const region = label === undefined ? {} : { role: "region", "aria-label": label, tabIndex: 0 };
  return (
    <section
      ref={pane}
      {...region}
      className={cx(
        "lg:sticky lg:top-3 lg:-m-1 lg:max-h-[calc(100dvh-1.5rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-1",
        className,
      )}
    >
      {children}
    </section>
  );
}
