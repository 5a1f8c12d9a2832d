import type { OpenQuestion, StepPage } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { useShowChange } from "../queries.ts";
import { useDraft } from "../useDraft.ts";
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

function SubmitFault({ error }: { error: unknown }) {
  const { t } = useTranslation("viewer");
  const sentence = useErrorSentence();
  return (
    <div className="mt-4">
      <Notice tone="danger">
        <p>{sentence(error)}</p>
        <p>{t("answer_kept")}</p>
      </Notice>
    </div>
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
  const showChange = useShowChange();
  const draft = useDraft(slug, question.id);
  const [none, setNone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faultId = useId();
  const stepId = page.step.id;
  const answer = useMutation(
    orpc.learning.answer.mutationOptions({
      onSuccess: ({ result, enrolment }) => {
        draft.clear();
        onAnswered();
        showChange({ stepId, result, enrolment });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNone(draft.selected.length === 0);
    if (draft.selected.length > 0) answer.mutate({ slug, stepId, selected: [...draft.selected] });
    else form.current?.querySelector("input")?.focus();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <fieldset className="min-w-0" aria-labelledby={headingId} aria-describedby={none ? faultId : undefined}>
        <div className="space-y-2.5">
          {question.options.map(({ id, text }) => (
            <AnswerOption
              key={id}
              text={text}
              lang={page.language}
              isSelected={draft.selected.includes(id)}
              isDisabled={answer.isPending}
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
      {answer.isError ? <SubmitFault error={answer.error} /> : null}
      <div className="mt-5">
        <Button type="submit" isPending={answer.isPending}>
          {t("check")}
        </Button>
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
  useEffect(() => {
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
      <h2 id={headingId} lang={page.language} className="text-xl md:text-[1.375rem]">
        {question.text}
      </h2>
      <div role="status" className="mb-5 mt-2 text-[0.9375rem] text-muted">
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
