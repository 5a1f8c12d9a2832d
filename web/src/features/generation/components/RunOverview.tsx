import type { GenerationDebug } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Select } from "../../../ui/Select.tsx";
import { Stat, Stats } from "../../../ui/Stat.tsx";
import { Notice } from "../../../ui/States.tsx";
import { runNumbers } from "../debug.ts";
import { useFailureSentence } from "./GenerationNotices.tsx";

type Run = NonNullable<GenerationDebug["run"]>;

function Numbers({ run, asksModel }: { run: Run; asksModel: boolean }) {
  const { t } = useTranslation("debug");
  const f = useFormats();
  const { milliseconds, requests, faults, inputTokens, outputTokens } = runNumbers(run);
  return (
    <section aria-label={t("stats_label")}>
      <Stats>
        <Stat value={f.duration(milliseconds)} label={t("stat_time")} />
        {asksModel ? (
          <>
            <Stat value={f.number(requests)} label={t("stat_requests")} />
            <Stat value={f.number(inputTokens + outputTokens)} label={t("stat_tokens")} />
            <Stat value={f.number(faults)} label={t("stat_faults")} />
          </>
        ) : (
          <>
            <Stat value={f.number(run.attempt)} label={t("stat_attempt")} />
            <Stat value={f.number(run.pauses)} label={t("stat_pauses")} />
          </>
        )}
      </Stats>
    </section>
  );
}

interface RunOverviewProps {
  debug: GenerationDebug;
  run: Run;
  onRun: (id: string) => void;
}

/** Which run is shown, how it stands, and its numbers. */
export function RunOverview({ debug, run, onRun }: RunOverviewProps) {
  const { t } = useTranslation("debug");
  const f = useFormats();
  const failure = useFailureSentence();
  const choices = debug.runs.map(({ id, createdAt, label }, at) => ({
    value: id,
    label: t("run_name", {
      number: f.number(debug.runs.length - at),
      date: f.dateTime(createdAt),
      state: t(`state_${label}`),
    }),
  }));
  return (
    <div className="space-y-6">
      {choices.length > 1 ? (
        <div className="max-w-md">
          <Select label={t("run")} choices={choices} value={run.id} onChange={onRun} />
        </div>
      ) : null}
      {run.failure === null ? null : (
        <Notice tone={run.label === "failed" ? "danger" : "here"}>{failure(run.failure)}</Notice>
      )}
      <Numbers run={run} asksModel={debug.writer === "model" || run.requests.length > 0} />
    </div>
  );
}
