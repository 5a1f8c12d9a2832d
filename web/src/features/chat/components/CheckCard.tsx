import type { Chat, ChatPackage } from "@lehrpfad/contract";
import { type ReactNode, useId, useRef } from "react";
import { announce } from "../../../lib/announcer.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { inOrder } from "../packages.ts";
import { useDecide } from "../queries.ts";
import { ChatQuestionCard } from "./ChatQuestionCard.tsx";
import { CopyText } from "./CopyText.tsx";

/** How much was read without a remark, what is to be looked at, and what was put aside. */
function Counts({ questions }: Pick<ChatPackage, "questions">) {
  const { t } = useTranslation("chat");
  const open = questions.filter(({ state }) => state === "open");
  const fine = open.filter(({ faults }) => faults.length === 0).length;
  const aside = questions.filter(({ state }) => state === "aside").length;
  return (
    <div className="flex flex-wrap gap-2">
      {fine > 0 ? <Tag>{t("fine", { count: fine })}</Tag> : null}
      {open.length > fine ? <Tag tone="here">{t("to_look", { count: open.length - fine })}</Tag> : null}
      {aside > 0 ? <Tag tone="here">{t("aside", { count: aside })}</Tag> : null}
    </div>
  );
}

function FollowUp({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Notice tone="here">
      <p className="font-semibold">{title}</p>
      <p className="mb-3">{text}</p>
      {children}
    </Notice>
  );
}

/** What is missing or wrong, and the texts that ask the same chat for it. */
function FollowUps({ opened }: { opened: ChatPackage }) {
  const { t } = useTranslation("chat");
  const { missing, rest, repair, refused, kind } = opened;
  const steps = missing.join(", ");
  return (
    <>
      {refused.map(({ number, reason }) => (
        <p key={`${number} ${reason}`} className="text-muted">
          {t("refused", { number: number ?? "?", reason })}
        </p>
      ))}
      {kind === "answers" && missing.length > 0 ? (
        <Notice tone="here">{t("missing_answers", { numbers: steps })}</Notice>
      ) : null}
      {rest === null ? null : (
        <FollowUp title={t("rest_title")} text={t("rest_text", { count: missing.length, steps })}>
          <CopyText look="quiet" text={rest} label={t("copy_rest")} />
        </FollowUp>
      )}
      {repair === null ? null : (
        <FollowUp title={t("repair_title")} text={t("repair_text")}>
          <CopyText look="quiet" text={repair} label={t("copy_repair")} />
        </FollowUp>
      )}
    </>
  );
}

interface CheckCardProps {
  slug: string;
  chat: Chat;
  opened: ChatPackage;
  /** What comes once all is decided. */
  end: ReactNode;
}

/** What was read out of an answer, question by question, and what a person decides. */
export function CheckCard({ slug, chat, opened, end }: CheckCardProps) {
  const { t } = useTranslation("chat");
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const decide = useDecide(slug, opened.id, ({ id, state }) => {
    if (state === "open") return;
    // Whoever decides by keyboard stays with what is left.
    requestAnimationFrame(() => {
      const undecided = list.current?.querySelectorAll<HTMLElement>("[data-undecided]") ?? [];
      const left = [...undecided].find((heading) => heading.dataset.undecided !== id);
      left?.focus();
      announce(t(left ? "decided" : "all_decided"));
    });
  });
  const questions = inOrder(opened.questions);
  const isAnswered = opened.answer.trim() !== "";
  return (
    <Card as="section" aria-labelledby={heading} className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={heading} className="text-xl">
          {t("check_title")}
        </h3>
        <Counts questions={questions} />
      </div>
      {isAnswered ? <FollowUps opened={opened} /> : <p className="text-muted">{t("check_empty")}</p>}
      <ol ref={list} className="space-y-4">
        {questions.map((question) => {
          const asks = chat.steps.find(({ id }) => id === question.stepId)?.asks ?? null;
          return (
            <ChatQuestionCard
              key={question.id}
              question={question}
              isAsked={asks === "chat" || asks === "person"}
              asksSomething={asks !== null}
              isPending={decide.isPending && decide.variables?.questionId === question.id}
              onDecide={(decision, changed) =>
                decide.mutate({
                  ...{ slug, questionId: question.id, decision },
                  ...(changed ? { question: changed } : {}),
                })
              }
            />
          );
        })}
      </ol>
      {end}
    </Card>
  );
}
