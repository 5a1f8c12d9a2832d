import { type FinalQuiz, type QuizOutcome, type QuizScore, scorePercent } from "@lehrpfad/contract";
import { Check, Circle, X } from "lucide-react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QuestionText } from "../../../lib/QuestionText.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { coursePath, evaluationPath, stepPath } from "../steps.ts";
import { BeginQuiz } from "./QuizIntro.tsx";

const ICONS = { right: Check, wrong: X, unanswered: Circle };

/** What came of an attempt, in one sentence. */
export function useQuizScore() {
  const { t } = useTranslation("finalQuiz");
  const { number } = useFormats();
  return ({ questions, right }: Pick<QuizScore, "questions" | "right">) =>
    t("result", { count: questions, number: number(questions), right: number(right) });
}

function Outcome({ slug, lang, one }: { slug: string; lang: string; one: QuizOutcome }) {
  const { t } = useTranslation("finalQuiz");
  const { t: viewer } = useTranslation("viewer");
  const { number } = useFormats();
  const Icon = ICONS[one.outcome];
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon
        size={18}
        strokeWidth={one.outcome === "unanswered" ? 2 : 3}
        aria-hidden
        className={one.outcome === "right" ? "mt-1 shrink-0 text-accent" : "mt-1 shrink-0 text-muted"}
      />
      <div className="min-w-0">
        <p lang={lang} className="font-semibold">
          <QuestionText text={one.question} />
        </p>
        <p className="text-sm text-muted">{t(`outcome_${one.outcome}`)}</p>
        <Link to={stepPath(slug, one.position)} className="text-link inline-flex min-h-11 items-center">
          <span>
            {viewer("step_n", { position: number(one.position) })}: <span lang={lang}>{one.stepTitle}</span>
          </span>
        </Link>
      </div>
    </li>
  );
}

interface QuizResultProps {
  slug: string;
  quiz: FinalQuiz;
  last: FinalQuiz["attempts"][number];
  onBegun: () => void;
}

/** Whether the pass mark was reached, and by what: the best attempt counts. */
function Standing({ quiz, last }: Pick<QuizResultProps, "quiz" | "last">) {
  const { t } = useTranslation("finalQuiz");
  const { t: viewer } = useTranslation("viewer");
  const { number } = useFormats();
  const { pass, best } = quiz;
  const isBetter = best !== null && best.right * last.questions > last.right * best.questions;
  return (
    <>
      {pass ? (
        <p className="mt-2 text-lg font-semibold">
          {viewer(pass.passed ? "passed" : "not_passed")}
          <span className="ml-2 font-normal text-muted">{t("needed", { percent: pass.percent })}</span>
        </p>
      ) : null}
      {isBetter ? (
        <p className="mt-2 text-muted">
          {t("best", { right: number(best.right), number: number(best.questions) })}
        </p>
      ) : null}
    </>
  );
}

/** What came of the last attempt, the ways on, and of each question whether it was right, with the step that teaches it. */
export function QuizResult({ slug, quiz, last, onBegun }: QuizResultProps) {
  const { t } = useTranslation("finalQuiz");
  const { t: viewer } = useTranslation("viewer");
  const { percent } = useFormats();
  const score = useQuizScore();
  const { refusal, pass, outcomes, completed, named, language, nextPosition } = quiz;
  const share = scorePercent(last);
  const hasEvaluation = completed && named;
  return (
    <>
      {share === null ? null : (
        <p className="font-read text-4xl font-semibold leading-tight tabular-nums text-accent">
          {percent(share)}
        </p>
      )}
      <p className="text-lg font-semibold">{score(last)}</p>
      <Standing quiz={quiz} last={last} />
      <div className="mt-5 flex flex-wrap items-start gap-3 max-md:grid max-md:items-stretch">
        {refusal === "steps" ? (
          <LinkButton to={stepPath(slug, nextPosition)}>{viewer("continue")}</LinkButton>
        ) : (
          <LinkButton to={hasEvaluation ? evaluationPath(slug) : coursePath(slug)}>
            {viewer(hasEvaluation ? "to_evaluation" : "to_course")}
          </LinkButton>
        )}
        {refusal === null ? (
          <BeginQuiz slug={slug} label={t("again")} look="quiet" onBegun={onBegun} />
        ) : null}
      </div>
      {refusal === null || refusal === "steps" ? null : (
        <p className="mt-4 text-muted">{t(`refused_${refusal}`)}</p>
      )}
      {refusal === null && pass?.attemptsLeft ? (
        <p className="mt-4 text-muted">{t("left", { count: pass.attemptsLeft })}</p>
      ) : null}
      <h2 className="mb-2 mt-9 text-xl">{t("list")}</h2>
      <ul className="divide-y divide-line">
        {outcomes.map((one) => (
          <Outcome key={one.stepId} slug={slug} lang={language} one={one} />
        ))}
      </ul>
    </>
  );
}
