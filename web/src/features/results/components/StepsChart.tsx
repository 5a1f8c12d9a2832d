import type { CourseResults } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";

const HEAD = "border-b border-line px-2 py-2.5 font-semibold";
/** On a phone a step is a block: its title, a bar, and below it what else there is, each number with its name. */
const NUMBER = "text-right tabular-nums max-sm:text-left sm:border-b sm:border-line sm:px-2 sm:py-2";

/** A number, on a phone with the words that head its column elsewhere; nothing there where there is none. */
function NumberCell({ name, value, className }: { name: string; value: string | null; className?: string }) {
  return (
    <td className={cx(NUMBER, value === null && "max-sm:hidden", className)}>
      <span aria-hidden="true" className="text-muted sm:hidden">
        {name}:{" "}
      </span>
      {value ?? "–"}
    </td>
  );
}

interface StepRowProps {
  step: CourseResults["steps"][number];
  language: CourseResults["language"];
  /** Participants of the course, at least one. */
  most: number;
}

function StepRow({ step, language, most }: StepRowProps) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const { position, title, finished, stopped, medianSeconds } = step;
  const share = (100 * finished) / most;
  return (
    <tr className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-5 max-sm:gap-y-1.5 max-sm:border-b max-sm:border-line max-sm:px-3 max-sm:py-3">
      <th
        scope="row"
        className="hyphens-auto break-words text-left font-normal max-sm:w-full sm:border-b sm:border-line sm:px-4 sm:py-2"
      >
        <span className="tabular-nums text-muted">{position}.</span> <span lang={language}>{title}</span>
      </th>
      <td className="max-sm:w-full sm:border-b sm:border-line sm:px-2 sm:py-2">
        <span className="flex items-center gap-2.5">
          <span aria-hidden="true" className="h-3.5 flex-1 overflow-hidden rounded-chip bg-line">
            <span className="block h-full bg-accent" style={{ width: `${share}%` }} />
          </span>
          <span className="text-right tabular-nums sm:w-16">
            {f.number(finished)}
            <span className="sr-only"> ({f.percent(share)})</span>
          </span>
        </span>
      </td>
      <NumberCell name={t("stopped")} value={stopped === 0 ? null : f.number(stopped)} />
      <NumberCell
        name={t("median")}
        value={medianSeconds === null ? null : f.seconds(medianSeconds)}
        className="whitespace-nowrap sm:pr-4"
      />
    </tr>
  );
}

/** How many got through each step: bars inside a table, so that everybody reads the same. */
export function StepsChart({ results }: { results: CourseResults }) {
  const { t } = useTranslation("results");
  const most = Math.max(1, results.participants);
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-xl">
        {t("steps_title")}
      </h2>
      <p className="mb-4 mt-1 max-w-prose text-muted">{t("steps_text")}</p>
      <div className="overflow-hidden rounded-m border border-line bg-surface">
        <table className="w-full border-collapse text-md max-sm:block">
          <caption className="sr-only">{t("steps_table")}</caption>
          <thead className="max-sm:sr-only">
            <tr className="text-left text-muted">
              <th scope="col" className={cx(HEAD, "sm:px-4")}>
                {t("step")}
              </th>
              <th scope="col" className={cx(HEAD, "sm:w-2/5")}>
                {t("finished")}
              </th>
              <th scope="col" className={cx(HEAD, "text-right")}>
                {t("stopped")}
              </th>
              <th scope="col" className={cx(HEAD, "text-right sm:pr-4")}>
                {t("median")}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {results.steps.map((step) => (
              <StepRow key={step.stepId} step={step} language={results.language} most={most} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-prose text-sm text-muted">{t("median_note")}</p>
    </section>
  );
}
