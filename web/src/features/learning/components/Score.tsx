import { type Evaluation, scorePercent } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Measures } from "./Measures.tsx";
import { Parts } from "./Parts.tsx";

/** What was reached, in one sentence where nothing was answered; else by what is marked and by what one judged, alike. */
function Reached({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation("mastery");
  const { score, exercises, judged } = evaluation;
  if (score.quiz === null && score.answered + exercises.answered + judged.answered === 0) {
    return <p className="mt-5 max-w-prose text-lg">{t("score_none")}</p>;
  }
  return <Measures run={{ ...score, judged }} isLarge />;
}

/** What somebody made of a course's questions: the score first, then of what it is made and what it leaves out. */
export function Score({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation("mastery");
  const { number } = useFormats();
  const { score, exercises, judged } = evaluation;
  const inQuiz = score.quiz?.instead === true;
  const rule = scorePercent(score) === null ? "score_rule" : "score_percent_rule";
  return (
    <>
      <Reached evaluation={evaluation} />
      <dl className="mt-5 max-w-prose space-y-3">
        {score.answered > 0 ? (
          <Parts
            title={t(inQuiz ? "parts_quiz" : "parts_questions", { count: score.questions })}
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
            title={t("parts_judged", { count: judged.answered + judged.open })}
            parts={[
              ["most", judged.right],
              ["part", judged.answered - judged.right],
              ["open", judged.open],
            ]}
          />
        ) : null}
      </dl>
      {score.known > 0 ? (
        <p className="mt-3 max-w-prose text-sm text-muted">
          {t("score_known", { count: score.known, number: number(score.known) })}
        </p>
      ) : null}
      {score.answered > 0 ? (
        <p className="mt-3 max-w-prose text-sm text-muted">{t(inQuiz ? "score_quiz_rule" : rule)}</p>
      ) : null}
    </>
  );
}
