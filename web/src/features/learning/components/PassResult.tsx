import type { PassStanding, RunScore } from "@lehrpfad/contract";
import { CircleCheck, CircleDashed } from "lucide-react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Card } from "../../../ui/Card.tsx";
import { finalQuizPath } from "../steps.ts";

interface PassResultProps {
  slug: string;
  pass: PassStanding;
  score: Pick<RunScore, "questions" | "answered" | "right">;
}

/** In the final quiz: another attempt, where one is left. */
function QuizLeft({ slug, pass: { attemptsLeft } }: Pick<PassResultProps, "slug" | "pass">) {
  const { t } = useTranslation("mastery");
  if (attemptsLeft === 0) return <p className="mt-2 font-semibold">{t("pass_left_none")}</p>;
  return (
    <>
      {attemptsLeft === null ? null : (
        <p className="mt-2 font-semibold">{t("pass_left", { count: attemptsLeft })}</p>
      )}
      <p className="mt-2">
        <Link to={finalQuizPath(slug)} className="text-link inline-flex min-h-11 items-center">
          {t("pass_quiz_again")}
        </Link>
      </p>
    </>
  );
}

/** What somebody who has not passed can do: answer what is open where that may be enough, else begin anew. */
function WhatIsLeft({ pass: { percent, attemptsLeft }, score }: Omit<PassResultProps, "slug">) {
  const { t } = useTranslation("mastery");
  const { number } = useFormats();
  const open = score.questions - score.answered;
  const isWithinReach = open > 0 && (score.right + open) * 100 >= percent * score.questions;
  const isOver = attemptsLeft === 0;
  return (
    <>
      {isWithinReach ? (
        <p className="mt-2">{t("pass_open", { count: open, number: number(open) })}</p>
      ) : isOver ? (
        <p className="mt-2 font-semibold">{t("pass_left_none")}</p>
      ) : null}
      {attemptsLeft === null || isOver ? null : (
        <p className="mt-2 font-semibold">{t("pass_left", { count: attemptsLeft })}</p>
      )}
      {isWithinReach || isOver ? null : <p className="mt-2 text-muted">{t("pass_again")}</p>}
    </>
  );
}

/** Whether a participant who completed the course has passed it, and what is left to do. */
export function PassResult({ slug, pass, score }: PassResultProps) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { percent, reached, passed, inQuiz } = pass;
  const Icon = passed ? CircleCheck : CircleDashed;
  return (
    <Card as="section">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Icon size={22} aria-hidden className={passed ? "text-accent" : "text-muted"} />
        {t(passed ? "passed" : "not_passed")}
      </h2>
      {reached === null ? null : (
        <p className="mt-2">{mastery(inQuiz ? "pass_reached_quiz" : "pass_reached", { reached, percent })}</p>
      )}
      {passed && (reached ?? 0) < percent ? <p className="mt-2">{mastery("pass_reached_before")}</p> : null}
      {passed ? null : inQuiz ? (
        <QuizLeft slug={slug} pass={pass} />
      ) : (
        <WhatIsLeft pass={pass} score={score} />
      )}
    </Card>
  );
}
