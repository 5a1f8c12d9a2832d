import type { Evaluation } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Parts } from "./Parts.tsx";

/** What was reached, in one sentence. */
function Reached({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { number, percent } = useFormats();
  const { score, exercises, judged } = evaluation;
  const { questions, right } = score;
  if (score.answered + exercises.answered + judged.answered === 0) {
    return <p className="mt-5 max-w-prose text-lg">{t("score_none")}</p>;
  }
  if (questions === 0) {
    return judged.answered > 0 ? (
      <p className="mt-5 max-w-prose text-lg">
        {mastery("score_judged", {
          count: judged.answered,
          right: number(judged.right),
          answered: number(judged.answered),
        })}
      </p>
    ) : null;
  }
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-4">
      <span className="font-read text-5xl font-semibold leading-none tabular-nums text-accent">
        {percent(Math.floor((100 * right) / questions))}
      </span>
      <span className="text-lg">
        {t("score", { count: questions, right: number(right), answered: number(questions) })}
      </span>
    </p>
  );
}

/** What somebody made of a course's questions: the score first, then of what it is made and what it leaves out. */
export function Score({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation("mastery");
  const { score, exercises, judged } = evaluation;
  return (
    <>
      <Reached evaluation={evaluation} />
      <dl className="mt-5 max-w-prose space-y-3">
        {score.answered > 0 ? (
          <Parts
            title={t("parts_questions", { count: score.questions })}
            parts={[
              ["right", score.right],
              ["helped", score.helped],
              ["wrong", score.answered - score.right - score.helped],
              ["open", score.questions - score.answered],
            ]}
          />
        ) : null}
        {exercises.answered > 0 ? (
          <Parts
            title={t("parts_exercises", { count: exercises.answered })}
            parts={[
              ["right", exercises.right],
              ["helped", exercises.helped],
              ["wrong", exercises.answered - exercises.right - exercises.helped],
            ]}
          />
        ) : null}
        {judged.answered > 0 ? (
          <Parts
            title={t("parts_judged", { count: judged.answered })}
            parts={[
              ["most", judged.right],
              ["part", judged.answered - judged.right],
            ]}
          />
        ) : null}
      </dl>
      {score.answered > 0 ? <p className="mt-3 max-w-prose text-sm text-muted">{t("score_rule")}</p> : null}
    </>
  );
}
