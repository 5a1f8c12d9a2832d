import type { EarlierRun, Evaluation } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Fold } from "./Fold.tsx";

const shareOf = ({ right, questions }: Pick<EarlierRun, "right" | "questions">) =>
  Math.floor((100 * right) / questions);

/** The runs through a course beside each other; nothing where there was one. */
export function Runs({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation("mastery");
  const { number, percent, date } = useFormats();
  const { earlier, score, completedAt } = evaluation;
  const runs = [...earlier, { ...score, completedAt }].filter(({ questions }) => questions > 0);
  const [before, present] = runs.slice(-2);
  if (!before || !present) return null;
  const points = shareOf(present) - shareOf(before);
  const change = points === 0 ? "runs_same" : points > 0 ? "runs_more" : "runs_less";
  return (
    <Fold title={t("runs")} note={t(change, { points: number(Math.abs(points)) })}>
      <ol className="space-y-3">
        {runs.map((run, at) => (
          <li key={run.completedAt}>
            <p className="flex justify-between gap-3 text-sm">
              <span>{t("run_n", { number: number(at + 1), date: date(run.completedAt) })}</span>
              <span className="font-semibold tabular-nums">{percent(shareOf(run))}</span>
            </p>
            <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-line">
              <span className="block h-2 rounded-full bg-accent" style={{ inlineSize: `${shareOf(run)}%` }} />
            </span>
            <p className="mt-0.5 text-sm text-muted">
              {t("run_value", { right: number(run.right), questions: number(run.questions) })}
            </p>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
