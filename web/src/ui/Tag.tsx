import type { ReactNode } from "react";

export type TagTone = "good" | "here" | "off" | "danger";

const TONES: Record<TagTone, string> = {
  good: "bg-accent-soft text-accent",
  here: "bg-here-soft text-here",
  off: "border border-line-strong text-muted",
  danger: "bg-danger-soft text-danger",
};

/** A short word about a state. */
export function Tag({ tone = "good", children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
