import type { Dashboard } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Stat, Stats } from "../../../ui/Stat.tsx";

/** The numbers of all courses: first what matters. */
export function StudioStats({ stats }: { stats: Dashboard["stats"] }) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  const { total, active, participants, averageCompletionRate: rate } = stats;
  return (
    <section aria-label={t("stats_label")}>
      <Stats>
        <Stat value={f.number(total)} label={t("stat_total", { count: total })} />
        <Stat value={f.number(active)} label={t("stat_active")} />
        <Stat value={f.number(participants)} label={t("stat_participants", { count: participants })} />
        <Stat value={rate === null ? "–" : f.percent(rate)} label={t("stat_completion")} />
      </Stats>
    </section>
  );
}
