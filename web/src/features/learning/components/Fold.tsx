import type { ReactNode } from "react";

interface FoldProps {
  title: string;
  /** What can be seen without opening it. */
  note?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a page that opens when it is wanted. */
export function Fold({ title, note, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface px-5">
      <summary className="min-h-11 cursor-pointer py-3.5">
        <h2 className="inline text-lg">{title}</h2>
        {note ? <p className="mt-0.5 text-sm text-muted">{note}</p> : null}
      </summary>
      <div className="pb-5 pt-1">{children}</div>
    </details>
  );
}
