import type { Evaluation } from "@lehrpfad/contract";
import { RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLevelNames } from "../../../questions/self/levels.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { practicePath, stepPath } from "../steps.ts";
import { usePractice } from "../upkeep.ts";

interface WhyProps {
  question: string;
  explanation: string | null;
  lang: string;
}

/** The question, and behind it why the answer is what it is. */
function Why({ question, explanation, lang }: WhyProps) {
  if (!explanation) {
    return (
      <p lang={lang} className="pb-3 pl-[30px] pt-1 text-md">
        {question}
      </p>
    );
  }
  return (
    <details className="pl-[30px] text-md">
      <summary lang={lang} className="min-h-11 cursor-pointer py-2.5">
        {question}
      </summary>
      <Prose markdown={explanation} lang={lang} size="small" skeletonLines={2} />
    </details>
  );
}

const REASONS = { helped: "look_helped", unanswered: "look_unanswered" } as const;

/** How many are shown before the others are folded. */
const SHOWN = 3;

type Reason = Evaluation["lookAgain"][number] & { step: Evaluation["steps"][number] };

function Line({ slug, lang, one }: { slug: string; lang: string; one: Reason }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { t: answers } = useTranslation("answers");
  const { number } = useFormats();
  const levels = useLevelNames();
  const { step, reason, level, question, explanation } = one;
  return (
    <li>
      <Link
        to={stepPath(slug, step.position)}
        className="flex min-h-11 items-start gap-3 pt-3 text-ink no-underline hover:text-accent"
      >
        <RotateCcw size={18} aria-hidden className="mt-0.5 shrink-0 text-accent" />
        <span>
          <span lang={lang} className="font-semibold">
            {step.title}
          </span>
          <span className="block text-sm text-muted">
            {t("step_n", { position: number(step.position) })}
            {" · "}
            <span>
              {reason === "judged"
                ? answers("self_verdict", { level: levels[(level ?? 0) - 1] ?? "" })
                : reason === "wrong"
                  ? t("look_wrong")
                  : mastery(REASONS[reason])}
            </span>
          </span>
        </span>
      </Link>
      <Why question={question} explanation={explanation} lang={lang} />
    </li>
  );
}

/** The way to practise what went wrong; nothing where nothing is left. */
function Practise({ slug }: { slug: string }) {
  const { t } = useTranslation("mastery");
  const { number } = useFormats();
  const count = usePractice(slug).data?.questions.length ?? 0;
  if (count === 0) return null;
  return (
    <div className="mt-3">
      <p className="mb-3 text-muted">{t("practise_text", { count, number: number(count) })}</p>
      <LinkButton to={practicePath(slug)}>{t("practise_count", { count, number: number(count) })}</LinkButton>
    </div>
  );
}

/** What to look at once more, and why: the way to practise it, then the steps. */
export function LookAgain({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { number } = useFormats();
  const again = evaluation.lookAgain.flatMap((reason) => {
    const step = evaluation.steps.find(({ stepId }) => stepId === reason.stepId);
    return step ? [{ ...reason, step }] : [];
  });
  const lines = (from: number, to?: number) => (
    <ul className="divide-y divide-line">
      {again.slice(from, to).map((one) => (
        <Line key={one.questionId} slug={slug} lang={evaluation.language} one={one} />
      ))}
    </ul>
  );
  const more = again.length - SHOWN;
  return (
    <Card as="section">
      <h2 className="text-xl">{t("look_again")}</h2>
      {again.length === 0 ? <p className="mt-2 text-muted">{mastery("look_again_none")}</p> : null}
      <Practise slug={slug} />
      <div className="mt-2">{lines(0, SHOWN)}</div>
      {more > 0 ? (
        <details className="-mb-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
            {mastery("look_more", { count: more, number: number(more) })}
          </summary>
          {lines(SHOWN)}
        </details>
      ) : null}
    </Card>
  );
}
