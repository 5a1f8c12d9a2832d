import type { ReactNode } from "react";

/** A number that is read at a glance; inside `Stats`. */
export function Stat({ value, label, more }: { value: string; label: string; more?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-m border border-line bg-surface px-4 py-3.5 sm:px-5">
      <dt className="text-md leading-snug text-muted">
        {label}
        {more ? <span className="block text-sm">{more}</span> : null}
      </dt>
      <dd className="font-read text-3xl font-semibold leading-tight tabular-nums">{value}</dd>
    </div>
  );
}

/** Up to four numbers side by side, two on a phone. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">{children}</dl>;
}
