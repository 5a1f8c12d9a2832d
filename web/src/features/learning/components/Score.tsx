import type { Evaluation } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

/** What somebody made of the questions of a course: those of its steps, those of its exercises, those judged alone. */
export function Score({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { number, percent } = useFormats();
  const { score, helped, judged } = evaluation;
  const { questions, answered, right } = score;
  const open = questions - answered;
  const exercises = { answered: evaluation.answered - answered, right: evaluation.right - right };
  if (evaluation.answered + judged.answered === 0) {
    return <p className="mt-5 max-w-prose">{t("score_none")}</p>;
  }
  return (
    <>
      {questions > 0 ? (
        <p className="mt-6 flex flex-wrap items-baseline gap-x-4">
          <span className="font-read text-5xl font-semibold leading-none tabular-nums text-accent">
            {percent(Math.floor((100 * right) / questions))}
          </span>
          <span className="text-lg">
            {t("score", { count: questions, right: number(right), answered: number(questions) })}
          </span>
        </p>
      ) : null}
      {open > 0 && questions > 0 ? (
        <p className="mt-2">{mastery("score_open", { count: open, number: number(open) })}</p>
      ) : null}
      {exercises.answered > 0 ? (
        <p className="mt-2">
          {mastery("score_exercises", {
            count: exercises.answered,
            right: number(exercises.right),
            answered: number(exercises.answered),
          })}
        </p>
      ) : null}
      {helped > 0 ? (
        <p className="mt-2">{mastery("score_helped", { count: helped, helped: number(helped) })}</p>
      ) : null}
      {judged.answered > 0 ? (
        <p className="mt-4 max-w-prose text-lg">
          {mastery("score_judged", {
            count: judged.answered,
            right: number(judged.right),
            answered: number(judged.answered),
          })}
        </p>
      ) : null}
    </>
  );
}
