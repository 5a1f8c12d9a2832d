import type { GenerationDebug } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { type MeasuredPhase, measuredPhases } from "../debug.ts";

type Run = NonNullable<GenerationDebug["run"]>;

function Duration({ phase }: { phase: MeasuredPhase }) {
  const { t } = useTranslation("debug");
  const f = useFormats();
  if (phase.milliseconds !== null) return f.duration(phase.milliseconds);
  return <span className="text-muted">{phase.running ? t("running") : t("cut_off")}</span>;
}

function Row({ phase, longest }: { phase: MeasuredPhase; longest: number }) {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const share = longest > 0 ? Math.max(1, ((phase.milliseconds ?? 0) / longest) * 100) : 0;
  return (
    <tr className="border-b border-line align-baseline last:border-0">
      <th scope="row" className="py-2.5 pr-4 text-left font-normal">
        {t(`phase_${phase.phase}`)}
        <span aria-hidden className="mt-1.5 block h-1.5 rounded-full bg-line">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
        </span>
      </th>
      <td className="hidden py-2.5 pr-4 tabular-nums text-muted sm:table-cell">{f.clock(phase.startedAt)}</td>
      <td className="whitespace-nowrap py-2.5 text-right tabular-nums">
        <Duration phase={phase} />
      </td>
    </tr>
  );
}

/** The phases of a run in the order in which they were entered, with what each took. */
export function RunPhases({ run }: { run: Run }) {
  const { t } = useTranslation("debug");
  const phases = measuredPhases(run);
  const longest = Math.max(0, ...phases.map(({ milliseconds }) => milliseconds ?? 0));
  if (phases.length === 0) {
    return <p className="text-muted">{run.startedAt === null ? t("no_phases") : t("no_phases_old")}</p>;
  }
  return (
    <table aria-label={t("phases_table")} className="w-full text-md">
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          <th scope="col" className="py-2 pr-4 text-left font-semibold">
            {t("column_phase")}
          </th>
          <th scope="col" className="hidden w-32 py-2 pr-4 text-left font-semibold sm:table-cell">
            {t("column_start")}
          </th>
          <th scope="col" className="w-24 py-2 text-right font-semibold">
            {t("column_duration")}
          </th>
        </tr>
      </thead>
      <tbody>
        {phases.map((phase) => (
          <Row key={`${phase.phase} ${phase.startedAt}`} phase={phase} longest={longest} />
        ))}
      </tbody>
    </table>
  );
}
