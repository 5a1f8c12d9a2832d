import type { Generation } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import i18next from "i18next";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../lib/announcer.ts";
import { useNoticeSentences } from "../../../lib/course/names.ts";
import { useFormats } from "../../../lib/format.ts";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { Notice } from "../../../ui/States.tsx";
import { CancelButton, FailedControls } from "./GenerationControls.tsx";
import { GenerationTrail } from "./GenerationTrail.tsx";

interface ProgressViewProps {
  state: Generation;
  /** The display has no connection at the moment. */
  lost: boolean;
  onState: (state: Generation) => void;
}

function useAnnouncedSteps(steps: Generation["steps"]): void {
  const { t } = useTranslation("generation");
  const known = useRef(steps.length);
  useEffect(() => {
    const last = steps.at(-1);
    if (last && steps.length > known.current)
      announce(t("step_announced", { position: last.position, title: last.title }));
    known.current = steps.length;
  }, [steps, t]);
}

function hasFailure(key: string): key is Key<"generation"> {
  return i18next.exists(key, { ns: "generation" });
}

function Failure({ code }: { code: string | null }) {
  const { t } = useTranslation("generation");
  const key = `error_${code ?? "unknown"}`;
  return <Notice tone="danger">{t(hasFailure(key) ? key : "error_unknown")}</Notice>;
}

function Numbers({ state }: { state: Generation }) {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const { currentStep, totalSteps, secondsLeft, attempt, label } = state;
  const running = label !== "paused" && label !== "failed";
  const parts = [
    ...(totalSteps > 0 && currentStep > 0
      ? [t("step_of", { current: f.number(currentStep), total: f.number(totalSteps) })]
      : []),
    ...(running
      ? [secondsLeft === null ? t("time_unknown") : t("time_left", { time: f.seconds(secondsLeft) })]
      : []),
    ...(attempt > 1 ? [t("attempt", { attempt })] : []),
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-muted">
      {parts.map((part) => (
        <li key={part} className="tabular-nums">
          {part}
        </li>
      ))}
    </ul>
  );
}

function ProgressCard({ state, lost }: { state: Generation; lost: boolean }) {
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
            {t(`phase_${state.phase}`)}
          </span>
        }
      />
      <Numbers state={state} />
      <p className="mt-4 border-t border-line pt-4 text-[0.9375rem] text-muted">
        {t(`writer_${state.writer}`)}.
      </p>
      <p aria-live="polite" className={lost ? "mt-3 text-[0.9375rem] text-here" : "sr-only"}>
        {lost ? t("reconnecting") : ""}
      </p>
    </div>
  );
}

/** A generation that runs, waits or has failed: how far it is, and the steps that are there already. */
export function ProgressView({ state, lost, onState }: ProgressViewProps) {
  const { t } = useTranslation("generation");
  const { slug, courseName: name } = state;
  const notices = useNoticeSentences()(state.notices);
  const failed = state.label === "failed";
  useAnnouncedSteps(state.steps);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[26rem_1fr]">
      <div className="space-y-5 lg:sticky lg:top-6 lg:self-start">
        <ProgressCard state={state} lost={lost} />
        {failed ? <Failure code={state.failure} /> : null}
        {state.label === "paused" ? <Notice tone="here">{t("paused_text")}</Notice> : null}
        {notices.map((notice) => (
          <Notice key={notice}>{notice}</Notice>
        ))}
        {failed ? (
          <FailedControls slug={slug} name={name} onState={onState} />
        ) : (
          <>
            <p className="text-muted">{t("close_note")}</p>
            <CancelButton slug={slug} name={name} />
          </>
        )}
      </div>
      <section aria-labelledby="trail-title" className="min-w-0">
        <h2 id="trail-title" className="mb-5 text-xl">
          {t("steps_title")}
        </h2>
        <GenerationTrail state={state} />
      </section>
    </div>
  );
}
