import type { Generation } from "@lehrpfad/contract";
import { WifiOff } from "lucide-react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { calmSeconds } from "../progress.ts";
import { useCountedDown } from "../useCountedDown.ts";
import { PhaseList } from "./PhaseList.tsx";

/** The time left in words, from measured step times; null where the run stands still. */
function useTimeLeft(state: Generation): string | null {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const left = useCountedDown(state.secondsLeft, state);
  if (state.waiting !== null || state.label === "paused" || state.label === "failed") return null;
  if (left === null) return t("time_unknown");
  if (left > 0) return t("time_left", { time: f.seconds(calmSeconds(left)) });
  return state.steps.length < state.totalSteps - 1 ? t("time_longer") : t("time_soon");
}

function Numbers({ state }: { state: Generation }) {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const timeLeft = useTimeLeft(state);
  const { currentStep, totalSteps, attempt } = state;
  const parts = [
    ...(totalSteps > 0 && currentStep > 0
      ? [t("step_of", { current: f.number(currentStep), total: f.number(totalSteps) })]
      : []),
    ...(timeLeft === null ? [] : [timeLeft]),
    ...(attempt > 1 ? [t("attempt", { attempt })] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-md text-muted">
      {parts.map((part) => (
        <li key={part} className="tabular-nums">
          {part}
        </li>
      ))}
    </ul>
  );
}

/** The display has no connection at the moment: a quiet line, heard by screen readers. */
export function Lost({ lost }: { lost: boolean }) {
  const { t } = useTranslation("generation");
  return (
    <p aria-live="polite" className={lost ? "mt-4 flex gap-2.5 text-md text-here" : "sr-only"}>
      {lost ? (
        <>
          <WifiOff size={18} aria-hidden className="mt-0.5 shrink-0" />
          <span>{t("reconnecting")}</span>
        </>
      ) : null}
    </p>
  );
}

/** How far a generation is: percent, step, time left, phases. */
export function ProgressCard({ state, lost }: { state: Generation; lost: boolean }) {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const percent = Math.round(state.percent);
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <ProgressBar
        percent={percent}
        valueLabel={f.percent(percent)}
        label={
          <span className="font-semibold">
            <span className="sr-only">{t("percent_label")}: </span>
            {state.waiting === null ? t(`phase_${state.phase}`) : t("waiting_label")}
          </span>
        }
      />
      <Numbers state={state} />
      <Lost lost={lost} />
      <div className="mt-4 border-t border-line pt-4">
        <PhaseList state={state} />
      </div>
      <p className="mt-4 border-t border-line pt-4 text-md text-muted">{t(`writer_${state.writer}`)}.</p>
    </div>
  );
}
