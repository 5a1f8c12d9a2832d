import {
  type Answer,
  type FirstResult,
  isAnswered,
  type OpenQuestion,
  type Source,
  type StepPage,
} from "@lehrpfad/contract";
import { type FormEvent, useCallback, useId, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import type { AnyAnswerViews } from "../../../questions/answering.ts";
import { useRefused } from "../../../questions/useRefused.ts";
import { Button } from "../../../ui/Button.tsx";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { type Entry, keyOf } from "../outbox/entries.ts";
import { submit } from "../outbox/outbox.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { placeOf } from "../passages.ts";
import { useAnswerDraft } from "../useAnswerDraft.ts";
import { SourceChip } from "./SourceChip.tsx";

export interface AnswerFormProps {
  slug: string;
  page: StepPage;
  question: OpenQuestion;
  views: AnyAnswerViews;
  headingId: string;
  /** What came of the first try; null before it. */
  first: FirstResult | null;
  /** What is sent once it is answered; without an answer, at a second try, what asks for the solution. */
  entryOf: (answer: Answer | null) => Entry;
  onAnswered: () => void;
}

/** What waits to be sent about a question: an answer, or null where its solution is wanted; undefined where nothing does. */
function useWaitingAnswer({ kind }: OpenQuestion, entry: Entry): Answer | null | undefined {
  const waits = useWaiting().find((other) => keyOf(other) === keyOf(entry));
  if (!waits || !("answer" in waits)) return undefined;
  return waits.answer === null || waits.answer.kind === kind ? waits.answer : undefined;
}

const ignore = () => {};

const isSame = (one: Answer, other: Answer | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** What is wrong with an answer that was to be sent. */
type Refusal = "missing" | "same" | null;

/** Sends what was answered, once it may be. */
function useSending({ slug, question, first, entryOf, onAnswered }: AnswerFormProps) {
  const draft = useAnswerDraft(slug, question, first?.answer);
  const [sending, setSending] = useState<"answer" | "solution" | null>(null);
  const waits = useWaitingAnswer(question, entryOf(draft.answer));
  const answer = waits ?? draft.answer;
  const refusal: Refusal = isAnswered(question, answer)
    ? isSame(answer, first?.answer)
      ? "same"
      : null
    : "missing";
  const send = async (given: Answer | null) => {
    onAnswered();
    setSending(given === null ? "solution" : "answer");
    const sent = submit(entryOf(given));
    draft.clear();
    await sent;
    setSending(null);
  };
  return { draft, answer, sending, waits: waits !== undefined, refusal, send };
}

/** The fields of a question and what sends the answer; at a second try, what shows the solution instead. */
export function AnswerForm(props: AnswerFormProps) {
  const { slug, page, question, views, headingId, first } = props;
  const { t } = useTranslation("viewer");
  const { draft, answer, sending, waits, refusal, send } = useSending(props);
  const { form, isRefused, refuse, forget } = useRefused();
  const [isReady, setReady] = useState(!views.comparesFirst);
  const faultId = useId();
  const onCompared = useCallback(() => setReady(true), []);
  // What is typed or moved before the app is there would be lost; options that are pressed wait for it.
  const hydrated = useHydrated();
  const { Words, Fields } = views;
  const words = { question, answer };
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || waits) return;
    if (refusal === null) void send(answer);
    else refuse();
  };
  return (
    <form ref={form} onSubmit={check} noValidate inert={!hydrated && question.kind !== "choice"}>
      <Fields
        question={question}
        answer={answer}
        asked={{
          slug,
          questionId: question.id,
          showSource: (source: Source) => (
            <SourceChip
              at={{ slug, stepId: page.step.id, index: placeOf(source, page.step.sources), source }}
            />
          ),
        }}
        lang={page.language}
        isDisabled={waits}
        wrong={first?.wrong}
        labelledBy={headingId}
        describedBy={isRefused ? faultId : undefined}
        onChange={(changed) => {
          forget();
          draft.change(changed);
        }}
        // What waits may be another tab's answer: comparing it makes nothing ready here.
        onCompared={waits ? ignore : onCompared}
      />
      <div aria-live="polite">
        {isRefused && refusal !== null ? (
          <p id={faultId} className="mt-3 text-danger">
            {refusal === "same" ? t("same_again") : <Words {...words} part="missing" />}
          </p>
        ) : null}
      </div>
      <div className="mt-5 flex flex-wrap gap-3 max-md:grid" aria-live="polite">
        {waits && sending === null ? (
          <p className="font-semibold">
            <Words {...words} part="waiting" />
          </p>
        ) : isReady ? (
          <>
            <Button type="submit" isPending={sending === "answer"}>
              {first ? t("check_again") : <Words {...words} part="submit" />}
            </Button>
            {first && sending !== "answer" ? (
              <Button look="quiet" isPending={sending !== null} onPress={() => void send(null)}>
                {t("show_solution")}
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
    </form>
  );
}
