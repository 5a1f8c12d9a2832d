import type { EntryOutcome, EntryTest } from "@lehrpfad/contract";
import { Check, Circle } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { latePart } from "../../../lib/latePart.ts";
import { Opened } from "../../../lib/Opened.tsx";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { useLearnKnown } from "../entryTest.ts";
import { evaluationPath, finalQuizPath, stepPath } from "../steps.ts";

const ConfirmDialog = latePart(async () => ({
  default: (await import("../../../ui/ConfirmDialog.tsx")).ConfirmDialog,
}));

interface OutcomeProps {
  slug: string;
  lang: string;
  one: EntryOutcome;
  /** Absent where the mark stays. */
  learn?: ((stepId: string) => Promise<boolean>) | undefined;
}

function Outcome({ slug, lang, one, learn }: OutcomeProps) {
  const { t } = useTranslation("entryTest");
  const { number } = useFormats();
  const link = useRef<HTMLAnchorElement>(null);
  const isKnown = one.outcome === "known";
  const Icon = isKnown ? Check : Circle;
  const takeBack = async () => {
    // The button goes with the mark.
    if (await learn?.(one.stepId)) link.current?.focus();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <Link
        ref={link}
        to={stepPath(slug, one.position)}
        className="flex min-h-11 min-w-0 flex-1 basis-60 items-start gap-3 py-2 text-ink no-underline hover:text-accent"
      >
        <Icon
          size={18}
          strokeWidth={isKnown ? 3 : 2}
          aria-hidden
          className={isKnown ? "mt-0.5 shrink-0 text-accent" : "mt-0.5 shrink-0 text-muted"}
        />
        <span className="min-w-0">
          <span className="tabular-nums text-muted">{number(one.position)}.</span>{" "}
          <span lang={lang} className="font-semibold">
            {one.stepTitle}
          </span>
          <span className="block text-sm text-muted">{t(`outcome_${one.outcome}`)}</span>
        </span>
      </Link>
      {isKnown && learn ? (
        <div className="max-sm:ml-4">
          <Button look="plain" onPress={() => void takeBack()}>
            {t("learn")}
            <span className="sr-only" lang={lang}>
              : {one.stepTitle}
            </span>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function LearnAll({ learn, isPending }: Pick<ReturnType<typeof useLearnKnown>, "learn" | "isPending">) {
  const { t } = useTranslation("entryTest");
  const { t: common } = useTranslation();
  const [asks, setAsks] = useState(false);
  const confirm = async () => {
    await learn(null);
    setAsks(false);
  };
  return (
    <>
      <Button look="plain" onPress={() => setAsks(true)}>
        {t("learn_all")}
      </Button>
      <Opened isOpen={asks}>
        <ConfirmDialog
          isOpen={asks}
          onCancel={() => setAsks(false)}
          onConfirm={() => void confirm()}
          title={t("learn_all_title")}
          confirmLabel={t("learn_all")}
          cancelLabel={common("cancel")}
          isPending={isPending}
        >
          {t("learn_all_text")}
        </ConfirmDialog>
      </Opened>
    </>
  );
}

/** What is known, the way on, and of each question whether it was right: never what would have been. */
export function EntryResult({ slug, test }: { slug: string; test: EntryTest }) {
  const { t } = useTranslation("entryTest");
  const { t: viewer } = useTranslation("viewer");
  const { number } = useFormats();
  const { learn, isPending, fault } = useLearnKnown(slug);
  const { known, questions, outcomes, completed, quizDue, nextPosition, language } = test;
  const values = { count: questions, number: number(questions), known: number(known) };
  return (
    <>
      <p className="text-lg font-semibold">{t("result", values)}</p>
      <p className="mt-2 max-w-prose text-muted">{t(known > 0 ? "result_text" : "result_none")}</p>
      <div className="mt-5 max-md:grid">
        {completed ? (
          <LinkButton to={evaluationPath(slug)}>{viewer("to_evaluation")}</LinkButton>
        ) : quizDue ? (
          <LinkButton to={finalQuizPath(slug)}>{viewer("to_quiz")}</LinkButton>
        ) : (
          <LinkButton to={stepPath(slug, nextPosition)}>
            {t("to_step", { position: number(nextPosition) })}
          </LinkButton>
        )}
      </div>
      <div aria-live="polite">
        {fault === null ? null : (
          <div className="mt-5">
            <Notice tone="danger">
              <p className="font-semibold">{t("learn_failed")}</p>
              {fault}
            </Notice>
          </div>
        )}
      </div>
      <h2 className="mb-2 mt-9 text-xl">{t("list")}</h2>
      <ul className="divide-y divide-line">
        {outcomes.map((one) => (
          <Outcome
            key={one.stepId}
            slug={slug}
            lang={language}
            one={one}
            learn={completed ? undefined : learn}
          />
        ))}
      </ul>
      {known > 1 && !completed ? (
        <div className="-ml-3 mt-3">
          <LearnAll learn={learn} isPending={isPending} />
        </div>
      ) : null}
    </>
  );
}
