import type { CourseResults } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

const CELL = "border-b border-line px-1.5 py-2 text-right tabular-nums sm:px-2";

/** How many got through each step: bars inside a table, so that everybody reads the same. */
export function StepsChart({ results }: { results: CourseResults }) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const most = Math.max(1, results.participants);
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-xl">
        {t("steps_title")}
      </h2>
      <p className="mb-4 mt-1 max-w-prose text-muted">{t("steps_text")}</p>
      <div className="overflow-hidden rounded-m border border-line bg-surface">
        <table className="w-full border-collapse text-sm sm:text-md">
          <caption className="sr-only">{t("steps_table")}</caption>
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="border-b border-line py-2.5 pl-3 pr-1.5 font-semibold sm:px-4">
                {t("step")}
              </th>
              <th
                scope="col"
                className="border-b border-line px-1.5 py-2.5 font-semibold max-sm:text-right sm:w-2/5 sm:px-2"
              >
                {t("finished")}
              </th>
              <th scope="col" className={`${CELL} font-semibold`}>
                {t("stopped")}
              </th>
              <th scope="col" className={`${CELL} pr-3 font-semibold sm:pr-4`}>
                {t("median")}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.steps.map((step) => (
              <tr key={step.stepId}>
                <th
                  scope="row"
                  className="border-b border-line py-2 pl-3 pr-1.5 text-left font-normal hyphens-auto [overflow-wrap:anywhere] sm:px-4"
                >
                  <span className="tabular-nums text-muted">{step.position}.</span>{" "}
                  <span lang={results.language}>{step.title}</span>
                </th>
                <td className="border-b border-line px-1.5 py-2 sm:px-2">
                  <span className="flex items-center gap-2.5">
                    <span
                      aria-hidden="true"
                      className="h-3.5 flex-1 overflow-hidden rounded-chip bg-line max-sm:hidden"
                    >
                      <span
                        className="block h-full bg-accent"
                        style={{ width: `${(100 * step.finished) / most}%` }}
                      />
                    </span>
                    <span className="text-right tabular-nums max-sm:w-full sm:w-16">
                      {f.number(step.finished)}
                      <span className="sr-only"> ({f.percent((100 * step.finished) / most)})</span>
                    </span>
                  </span>
                </td>
                <td className={CELL}>{step.stopped === 0 ? "–" : f.number(step.stopped)}</td>
                <td className={`${CELL} whitespace-nowrap pr-3 sm:pr-4`}>
                  {step.medianSeconds === null ? "–" : f.seconds(step.medianSeconds)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-prose text-sm text-muted">{t("median_note")}</p>
    </section>
  );
}
