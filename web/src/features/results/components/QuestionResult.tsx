import type { QuestionStatistics, StepStatistics } from "@lehrpfad/contract";
import { Check } from "lucide-react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { QuestionText } from "../../../lib/QuestionText.tsx";
import { useLevelNames } from "../../../questions/self/levels.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { cx } from "../../../ui/cx.ts";
import { Notice } from "../../../ui/States.tsx";
import { questionHints } from "../questionHints.ts";
import { FactList } from "./FactList.tsx";

type Tally = QuestionStatistics["tallies"][number];

function TallyBar({ tally, text, answered }: { tally: Tally; text: string; answered: number }) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const share = answered === 0 ? 0 : (100 * tally.count) / answered;
  return (
    <li>
      <div className="flex items-start justify-between gap-4">
        <span className="flex min-w-0 items-start gap-1.5">
          {tally.right ? (
            <Check size={18} strokeWidth={3} aria-hidden className="mt-1 shrink-0 text-accent" />
          ) : null}
          <span className="min-w-0">
            {text}
            {tally.right ? <span className="sr-only"> ({t("option_right")})</span> : null}
          </span>
        </span>
        <span className="shrink-0 tabular-nums">
          {f.percent(share)} <span className="text-muted">({f.number(tally.count)})</span>
        </span>
      </div>
      <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-line">
        <div
          className={cx("h-full", tally.right ? "bg-accent" : "bg-line-strong")}
          style={{ width: `${share}%` }}
        />
      </div>
    </li>
  );
}

const FACTS = "flex flex-wrap gap-y-2 border-t border-line pt-4";

function Numbers({ question }: { question: QuestionStatistics }) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const language = useLanguage();
  const { answered, difficulty, discrimination } = question;
  if (question.kind === "self")
    return <FactList facts={[[t("answered"), f.number(answered)]]} className={FACTS} />;
  const facts: [string, string][] = [
    [t("answered"), f.number(answered)],
    [t("difficulty"), difficulty === null ? "–" : f.percent(100 * difficulty)],
    [
      t("discrimination"),
      discrimination === null
        ? t("few_answers")
        : discrimination.toLocaleString(language, { maximumFractionDigits: 2 }),
    ],
  ];
  return <FactList facts={facts} className={FACTS} />;
}

interface QuestionResultProps {
  question: QuestionStatistics;
  step: StepStatistics;
  slug: string;
  lang: string;
  /** Whether it is an exercise besides the question of its step. */
  isExercise?: boolean;
}

/** How a question was answered: the share of each answer, its difficulty, and whether it tells people apart. */
export function QuestionResult({ question, step, slug, lang, isExercise = false }: QuestionResultProps) {
  const { t } = useTranslation("results");
  const levels = useLevelNames();
  const hints = questionHints(question);
  const isJudged = question.kind === "self";
  // The words of a level are the interface's, all other answers the course's.
  const wordsOf = (tally: Tally, at: number) => (isJudged ? (levels[at] ?? "") : tally.text);
  return (
    <Card as="li">
      <p className="text-sm text-muted">
        {step.position}. <span lang={lang}>{step.title}</span>
        {isExercise ? ` · ${t("exercise")}` : null}
      </p>
      <h3 lang={lang} className="mb-4 mt-1 text-lg">
        <QuestionText text={question.text} />
      </h3>
      {isJudged ? <p className="mb-3 text-sm text-muted">{t("judged_note")}</p> : null}
      <ul lang={isJudged ? undefined : lang} className="space-y-3">
        {question.tallies.map((tally, at) => (
          <TallyBar key={tally.id} tally={tally} text={wordsOf(tally, at)} answered={question.answered} />
        ))}
      </ul>
      <Numbers question={question} />
      {question.helped > 0 ? (
        <p className="mt-3 text-sm text-muted">
          {t("helped", { count: question.helped, helped: question.helped })}
        </p>
      ) : null}
      {step.known > 0 && !isExercise ? (
        <p className="mt-3 text-sm text-muted">
          {t("known_count", { count: step.known, number: step.known })}
        </p>
      ) : null}
      {hints.length > 0 ? (
        <div className="mt-4">
          <Notice tone="here">
            {hints.map((hint) => (
              <p key={hint.code}>{t(hint.code, "option" in hint ? { option: hint.option } : {})}</p>
            ))}
          </Notice>
        </div>
      ) : null}
      <div className="-ml-3 mt-2">
        <LinkButton look="plain" to={`/c/${slug}/edit/questions/${step.stepId}`}>
          {t("edit_question")}
          <span className="sr-only">: {question.text}</span>
        </LinkButton>
      </div>
    </Card>
  );
}
