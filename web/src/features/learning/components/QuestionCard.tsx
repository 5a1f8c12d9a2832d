import { isAnswered, type OpenQuestion, type StepPage } from "@lehrpfad/contract";
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { QuestionText } from "../../../lib/QuestionText.tsx";
import { AnswerFields } from "../../../questions/AnswerViews.tsx";
import { ANSWER_TEXTS } from "../../../questions/answering.ts";
import { Button } from "../../../ui/Button.tsx";
import { submit } from "../outbox/outbox.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { useAnswerDraft } from "../useAnswerDraft.ts";
import { AnswerFeedback, Verdict } from "./AnswerFeedback.tsx";

interface QuestionCardProps {
  slug: string;
  page: StepPage;
  question: OpenQuestion;
}

function Hint({ hint, lang }: { hint: string | null; lang: string }) {
  const { t } = useTranslation("viewer");
  if (hint === null || hint === "") return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">{t("hint")}</summary>
      <p lang={lang}>{hint}</p>
    </details>
  );
}

function AnswerForm({
  slug,
  page,
  question,
  headingId,
  onAnswered,
}: QuestionCardProps & { headingId: string; onAnswered: () => void }) {
  const { t } = useTranslation("viewer");
  const draft = useAnswerDraft(slug, question);
  const [none, setNone] = useState(false);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faultId = useId();
  const stepId = page.step.id;
  const waits = useWaiting().find((entry) => entry.kind === "answer" && entry.stepId === stepId);
  const answer = waits?.kind === "answer" ? waits.answer : draft.answer;
  const check = async (event: FormEvent) => {
    event.preventDefault();
    setNone(!isAnswered(answer));
    if (!isAnswered(answer)) {
      form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
      return;
    }
    onAnswered();
    setSending(true);
    const sent = submit({ kind: "answer", slug, stepId, answer });
    draft.clear();
    await sent;
    setSending(false);
  };
  return (
    <form ref={form} onSubmit={(event) => void check(event)} noValidate>
      <AnswerFields
        question={question}
        answer={answer}
        lang={page.language}
        isDisabled={waits !== undefined}
        labelledBy={headingId}
        describedBy={none ? faultId : undefined}
        onChange={(changed) => {
          setNone(false);
          draft.change(changed);
        }}
      />
      <div aria-live="polite">
        {none ? (
          <p id={faultId} className="mt-3 text-danger">
            {t(ANSWER_TEXTS[question.kind].missing)}
          </p>
        ) : null}
      </div>
      <Hint hint={question.hint} lang={page.language} />
      <div className="mt-5 max-md:grid" aria-live="polite">
        {waits && !isSending ? (
          <p className="font-semibold">{t("waiting_answer")}</p>
        ) : (
          <Button type="submit" isPending={isSending}>
            {t("check")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The question of a step: its answer, the check on the server, then what was right and why. */
export function QuestionCard({ slug, page, question }: QuestionCardProps) {
  const { t } = useTranslation("viewer");
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const [justAnswered, setJustAnswered] = useState(false);
  const { result } = page;
  const arrived = justAnswered && result !== null;
  // Before the paint: what shows the verdict must not move under the next press.
  useLayoutEffect(() => {
    const element = card.current;
    if (!arrived || element === null) return;
    element.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [arrived]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mt-10 scroll-mt-4 rounded-card border border-line bg-surface px-4 py-5 shadow-card outline-none max-md:-mx-1.5 sm:px-7 sm:py-6"
    >
      <h2 id={headingId} lang={page.language} className="text-xl">
        <QuestionText text={question.text} />
      </h2>
      <div role="status" className="mb-5 mt-2 text-md text-muted">
        {result === null ? t(ANSWER_TEXTS[question.kind].instruction) : <Verdict result={result} />}
      </div>
      {result === null ? (
        <AnswerForm
          slug={slug}
          page={page}
          question={question}
          headingId={headingId}
          onAnswered={() => setJustAnswered(true)}
        />
      ) : (
        <AnswerFeedback slug={slug} page={page} question={question} result={result} />
      )}
    </section>
  );
}
