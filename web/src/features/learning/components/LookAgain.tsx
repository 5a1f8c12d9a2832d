import type { Evaluation } from "@lehrpfad/contract";
import { RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLevelNames } from "../../../questions/self/levels.ts";
import { Card } from "../../../ui/Card.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { stepPath } from "../steps.ts";

interface WhyProps {
  question: string;
  explanation: string | null;
  lang: string;
}

/** The question, and behind it why the answer is what it is. */
function Why({ question, explanation, lang }: WhyProps) {
  if (!explanation) {
    return (
      <p lang={lang} className="pb-3 pl-[30px]">
        {question}
      </p>
    );
  }
  return (
    <details className="pb-2 pl-[30px]">
      <summary lang={lang} className="min-h-11 cursor-pointer py-2.5">
        {question}
      </summary>
      <Prose markdown={explanation} lang={lang} size="small" skeletonLines={2} />
    </details>
  );
}

const REASONS = { helped: "look_helped", unanswered: "look_unanswered" } as const;

/** What to look at once more, and why. */
export function LookAgain({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { t: answers } = useTranslation("answers");
  const { number } = useFormats();
  const levels = useLevelNames();
  const again = evaluation.lookAgain.flatMap((reason) => {
    const step = evaluation.steps.find(({ stepId }) => stepId === reason.stepId);
    return step ? [{ ...reason, step }] : [];
  });
  return (
    <Card as="section">
      <h2 className="text-xl">{t("look_again")}</h2>
      {again.length === 0 ? <p className="mt-2 text-muted">{mastery("look_again_none")}</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {again.map(({ step, questionId, reason, level, question, explanation }) => (
          <li key={questionId}>
            <Link
              to={stepPath(slug, step.position)}
              className="flex min-h-11 items-start gap-3 py-3 text-ink no-underline hover:text-accent"
            >
              <RotateCcw size={18} aria-hidden className="mt-0.5 shrink-0 text-accent" />
              <span>
                <span className="block text-sm text-muted">
                  {t("step_n", { position: number(step.position) })}
                </span>
                <span lang={evaluation.language} className="font-semibold">
                  {step.title}
                </span>
                <span className="mt-1 block text-sm text-muted">
                  {reason === "judged"
                    ? answers("self_verdict", { level: levels[(level ?? 0) - 1] ?? "" })
                    : reason === "wrong"
                      ? t("look_wrong")
                      : mastery(REASONS[reason])}
                </span>
              </span>
            </Link>
            <Why question={question} explanation={explanation} lang={evaluation.language} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
