import { type Evaluation, scorePercent } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Fold } from "./Fold.tsx";
import { Measures } from "./Measures.tsx";

/** The runs through a course beside each other; nothing where there was one. */
export function Runs({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation("mastery");
  const { number, percent, date } = useFormats();
  const { earlier, score, judged, completedAt } = evaluation;
  const runs = [...earlier, { ...score, judged, completedAt }].filter(
    ({ questions, judged: own }) => questions + own.answered > 0,
  );
  const shares = runs.map(scorePercent);
  const [before = null, present = null] = shares.slice(-2);
  if (runs.length < 2) return null;
  const points = before === null || present === null ? null : present - before;
  const change = points === 0 ? "runs_same" : (points ?? 0) > 0 ? "runs_more" : "runs_less";
  return (
    <Fold
      title={t("runs")}
      {...(points === null ? {} : { note: t(change, { points: number(Math.abs(points)) }) })}
    >
      <ol className="space-y-3">
        {runs.map((run, at) => {
          const share = shares[at] ?? null;
          return (
            <li key={run.completedAt}>
              <p className="flex justify-between gap-3 text-sm">
                <span>{t("run_n", { number: number(at + 1), date: date(run.completedAt) })}</span>
                {share === null ? null : <span className="font-semibold tabular-nums">{percent(share)}</span>}
              </p>
              {share === null ? (
                <Measures run={run} />
              ) : (
                <>
                  <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-line">
                    <span className="block h-2 rounded-full bg-accent" style={{ inlineSize: `${share}%` }} />
                  </span>
                  <p className="mt-0.5 text-sm text-muted">
                    {t("run_value", { right: number(run.right), questions: number(run.questions) })}
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
