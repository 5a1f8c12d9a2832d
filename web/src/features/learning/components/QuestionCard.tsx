import type { OpenQuestion, StepPage } from "@lehrpfad/contract";
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { QuestionText } from "../../../lib/QuestionText.tsx";
import { Button } from "../../../ui/Button.tsx";
import { submit } from "../outbox/outbox.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { useAnswerDraft } from "../useAnswerDraft.ts";
import { AnswerFeedback, Verdict } from "./AnswerFeedback.tsx";
import { AnswerOption } from "./AnswerOption.tsx";

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
  const draft = useAnswerDraft(slug, question.id);
  const [none, setNone] = useState(false);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faultId = useId();
  const stepId = page.step.id;
  const waits = useWaiting().find((entry) => entry.kind === "answer" && entry.stepId === stepId);
  const selected = waits?.kind === "answer" ? waits.selected : draft.selected;
  const check = async (event: FormEvent) => {
    event.preventDefault();
    setNone(selected.length === 0);
    if (selected.length === 0) {
      form.current?.querySelector("input")?.focus();
      return;
    }
    onAnswered();
    setSending(true);
    const sent = submit({ kind: "answer", slug, stepId, selected: [...selected] });
    draft.clear();
    await sent;
    setSending(false);
  };
  return (
    <form ref={form} onSubmit={(event) => void check(event)} noValidate>
      <fieldset className="min-w-0" aria-labelledby={headingId} aria-describedby={none ? faultId : undefined}>
        <div className="space-y-2.5">
          {question.options.map(({ id, text }, index) => (
            <AnswerOption
              key={id}
              text={text}
              lang={page.language}
              isSelected={selected.includes(id)}
              isDisabled={waits !== undefined}
              shortcut={String(index + 1)}
              onToggle={() => {
                setNone(false);
                draft.toggle(id);
              }}
            />
          ))}
        </div>
      </fieldset>
      <div aria-live="polite">
        {none ? (
          <p id={faultId} className="mt-3 text-danger">
            {t("choose_first")}
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

/** The question of a step: four options, the check on the server, then what was right and why. */
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
        {result === null ? t("one_or_more") : <Verdict result={result} />}
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
