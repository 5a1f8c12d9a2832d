import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A grey bar; give it the size of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("skeleton", className ?? "h-4 w-full")} />;
}

/** A few lines of text that are not there yet. */
export function SkeletonText({ lines = 4 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="space-y-3">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={cx("h-4", line === lines - 1 ? "w-2/3" : "w-full")} />
      ))}
    </div>
  );
}

/** Four numbers, as `Stats` shows them. */
export function SkeletonStats({ className = "h-[5.25rem]" }: { className?: string }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className={cx("w-full rounded-m", className)} />
      ))}
    </div>
  );
}

/** Cards in a grid. */
export function SkeletonCards({ cards = 3 }: { cards?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: cards }, (_, card) => `card-${card}`).map((key) => (
        <div key={key} className="rounded-card border border-line p-5">
          <Skeleton className="h-6 w-24 rounded-full" />
          <Skeleton className="mt-3 h-6 w-4/5" />
          <Skeleton className="mt-3 h-4 w-3/5" />
          <Skeleton className="mt-6 h-2 w-full" />
          <Skeleton className="mt-8 h-11 w-28 rounded-m" />
        </div>
      ))}
    </div>
  );
}

/** Labelled fields. */
export function SkeletonForm({ fields = 3 }: { fields?: number }) {
  return (
    <div aria-hidden="true" className="max-w-lg space-y-5">
      {Array.from({ length: fields }, (_, field) => `field-${field}`).map((key) => (
        <div key={key}>
          <Skeleton className="mb-2 h-4 w-32" />
          <Skeleton className="h-11 w-full rounded-m" />
        </div>
      ))}
    </div>
  );
}

/** Wraps skeletons: tells screen readers that the place is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
