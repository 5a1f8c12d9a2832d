import type { StepPage } from "@lehrpfad/contract";
import { ArrowLeft, ArrowRight, Flag } from "lucide-react";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { submit } from "../outbox/outbox.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { evaluationPath, finalQuizPath, isOpen, stepPath } from "../steps.ts";
import { UnderstoodToggle } from "./UnderstoodToggle.tsx";

interface WayOn {
  to: string;
  isLast: boolean;
  /** Whether the final quiz comes next. */
  isQuiz: boolean;
}

function Arrow({ isLast }: Pick<WayOn, "isLast">) {
  const Icon = isLast ? Flag : ArrowRight;
  return <Icon size={18} aria-hidden className="shrink-0" />;
}

/** In place of a question that nobody accepted yet (statement 3.24): to be said to oneself, or passed; nothing of it is sent. */
function TakeAway({ ruleId }: { ruleId: string }) {
  const { t } = useTranslation("viewer");
  return (
    <div className="mb-3 text-muted">
      <p className="text-ink">{t("take_away")}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">{t("hint")}</summary>
        <p className="pb-2">{t("take_away_hint")}</p>
      </details>
      <p className="mb-2 text-sm">{t("take_away_passing")}</p>
      <p id={ruleId} className="text-sm">
        {t("finish_rule")}
      </p>
    </div>
  );
}

/** In place of a question that the final quiz asks. */
function AskedLater({ ruleId }: { ruleId: string }) {
  const { t } = useTranslation("viewer");
  return (
    <p id={ruleId} className="mb-3 text-muted">
      {t("asked_later")}
    </p>
  );
}

interface UnderstoodNextProps extends WayOn {
  slug: string;
  stepId: string;
  isAskedLater: boolean;
}

/** Finishes a step that asks nothing here, and goes on. */
function UnderstoodNext({ slug, stepId, to, isLast, isQuiz, isAskedLater }: UnderstoodNextProps) {
  const { t } = useTranslation("viewer");
  const navigate = useNavigate();
  const ruleId = useId();
  const [isSending, setSending] = useState(false);
  const finish = async () => {
    setSending(true);
    await submit({ kind: "understood", slug, stepId, understood: true });
    await navigate(to);
  };
  return (
    <>
      {isAskedLater ? <AskedLater ruleId={ruleId} /> : <TakeAway ruleId={ruleId} />}
      <Button
        wide
        isPending={isSending}
        aria-keyshortcuts="n"
        aria-describedby={ruleId}
        onPress={() => void finish()}
      >
        {t(isQuiz ? "understood_quiz" : isLast ? "understood_last" : "understood_next")}
        <Arrow isLast={isLast} />
      </Button>
    </>
  );
}

/** The way on: back, the mark "understood", and one button to the next step. */
export function StepFoot({ slug, page }: { slug: string; page: StepPage }) {
  const { t } = useTranslation("viewer");
  const { position, id } = page.step;
  const isLast = position >= page.steps.length;
  const here = page.steps.find((step) => step.stepId === id);
  const waits = useWaiting().some((entry) => entry.kind === "answer" && entry.stepId === id);
  const triesAgain = page.result !== null && page.result.solution === null;
  const finished = waits || (here !== undefined && !isOpen(here) && !triesAgain);
  const anonymous = page.enrolment.type === "anonymous";
  const isQuiz = isLast && page.finalQuiz && page.enrolment.completedAt === null;
  const end = isQuiz ? finalQuizPath(slug) : evaluationPath(slug);
  const to = isLast ? end : stepPath(slug, position + 1);
  const lastLabel = isQuiz ? "to_quiz" : anonymous ? "finish" : "to_evaluation";
  const isUnasked = page.question === null && !finished;
  return (
    <nav aria-label={t("path")} className="mt-8 flex flex-wrap gap-3 pb-8 sm:items-end">
      {position > 1 ? (
        <div className="order-last grow sm:order-none sm:grow-0">
          <LinkButton wide look="quiet" to={stepPath(slug, position - 1)} aria-keyshortcuts="p">
            <ArrowLeft size={18} aria-hidden className="shrink-0" />
            {t("previous")}
          </LinkButton>
        </div>
      ) : null}
      {isUnasked ? (
        <div className="basis-full sm:ml-auto sm:max-w-sm sm:basis-auto">
          <UnderstoodNext {...{ slug, to, isLast, isQuiz }} stepId={id} isAskedLater={page.askedLater} />
        </div>
      ) : (
        <>
          {triesAgain ? null : (
            <div className="basis-full sm:ml-auto sm:basis-auto">
              <UnderstoodToggle slug={slug} page={page} />
            </div>
          )}
          <div className="order-last grow-[99] sm:order-none sm:grow-0">
            <LinkButton wide look={finished ? "primary" : "quiet"} aria-keyshortcuts="n" to={to}>
              {t(isLast ? lastLabel : "next")}
              <Arrow isLast={isLast} />
            </LinkButton>
          </div>
        </>
      )}
    </nav>
  );
}
