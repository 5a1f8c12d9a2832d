import type { Dashboard } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-m border border-line bg-surface px-4 py-3.5 sm:px-5">
      <dt className="text-[0.9375rem] leading-snug text-muted">{label}</dt>
      <dd className="font-read text-[1.75rem] font-semibold leading-tight tabular-nums">{value}</dd>
    </div>
  );
}

/** The numbers of all courses: first what matters. */
export function StudioStats({ stats }: { stats: Dashboard["stats"] }) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  const { total, active, participants, averageCompletionRate: rate } = stats;
  return (
    <section aria-label={t("stats_label")}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Stat value={f.number(total)} label={t("stat_total", { count: total })} />
        <Stat value={f.number(active)} label={t("stat_active")} />
        <Stat value={f.number(participants)} label={t("stat_participants", { count: participants })} />
        <Stat value={rate === null ? "–" : f.percent(rate)} label={t("stat_completion")} />
      </dl>
    </section>
  );
}
