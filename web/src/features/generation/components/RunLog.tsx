import type { GenerationDebug } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

type Log = NonNullable<GenerationDebug["run"]>["log"];

/** The log of a run, oldest first, as it was written. */
export function RunLog({ log }: { log: Log }) {
  const { t } = useTranslation("debug");
  const { t: g } = useTranslation("generation");
  const f = useFormats();
  if (log.length === 0) return <p className="text-muted">{t("log_empty")}</p>;
  // Two lines may say the same at the same moment.
  const entries = log.map((entry, index) => ({ ...entry, id: String(index) }));
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
        {t("log_entries", { count: log.length, number: f.number(log.length) })}
      </summary>
      <ol className="mt-2 space-y-2 rounded-m bg-sunken px-4 py-3 text-sm leading-snug">
        {entries.map(({ id, at, phase, message }) => (
          <li key={id} className="sm:grid sm:grid-cols-[6rem_14rem_1fr] sm:gap-3">
            <span className="mr-3 tabular-nums text-muted">{f.clock(at)}</span>
            <span className="text-muted">{g(`phase_${phase}`)}</span>
            <span className="block min-w-0 break-words">{message}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
