import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { ProgressBar as AriaBar } from "react-aria-components/ProgressBar";

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  label: ReactNode;
  /** Replaces the percent at the end of the label's line. */
  valueLabel?: string;
}

/** A bar that fills, with its words above it. */
export function ProgressBar({ percent, label, valueLabel }: ProgressBarProps) {
  return (
    <AriaBar value={percent} {...(valueLabel === undefined ? {} : { valueLabel })}>
      {({ percentage, valueText }) => (
        <>
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <Label>{label}</Label>
            <span className="shrink-0 font-semibold tabular-nums">{valueText}</span>
          </div>
          <div className="h-2 overflow-hidden rounded-full bg-line">
            <div
              className="h-full rounded-full bg-accent transition-[width] duration-200"
              style={{ width: `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </AriaBar>
  );
}
