import { type ReactNode, useId } from "react";

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  label: ReactNode;
  /** The percent in words, at the end of the label's line. */
  valueLabel: string;
}

/** A bar that fills, with its words above it. */
export function ProgressBar({ percent, label, valueLabel }: ProgressBarProps) {
  const id = useId();
  const share = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={valueLabel}
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <span id={id}>{label}</span>
        <span className="shrink-0 font-semibold tabular-nums">{valueLabel}</span>
      </div>
      <div className="h-2 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200"
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  );
}
