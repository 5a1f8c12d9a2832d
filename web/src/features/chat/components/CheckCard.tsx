import type { Chat, ChatPackage } from "@lehrpfad/contract";
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { fineQuestions, inOrder } from "../packages.ts";
import { useAcceptFine, useDecide } from "../queries.ts";
import { useGoOn } from "../useGoOn.ts";
import { ChatQuestionCard } from "./ChatQuestionCard.tsx";
import { FollowUp } from "./FollowUp.tsx";

/** How much was read without a remark, what is to be looked at, and what was put aside. */
function Counts({ questions }: Pick<ChatPackage, "questions">) {
  const { t } = useTranslation("chat");
  const open = questions.filter(({ state }) => state === "open");
  const fine = fineQuestions(questions).length;
  const aside = questions.filter(({ state }) => state === "aside").length;
  return (
    <div className="flex flex-wrap gap-2">
      {fine > 0 ? <Tag>{t("fine", { count: fine })}</Tag> : null}
      {open.length > fine ? <Tag tone="here">{t("to_look", { count: open.length - fine })}</Tag> : null}
      {aside > 0 ? <Tag tone="here">{t("aside", { count: aside })}</Tag> : null}
    </div>
  );
}

/** What is missing or wrong, and one text that asks the same chat for all of it. */
function FollowUps({ opened }: { opened: ChatPackage }) {
  const { t } = useTranslation("chat");
  const { missing, toMend, followUp, refused, kind } = opened;
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
      {followUp === null ? null : (
        <FollowUp
          text={followUp}
          label={t(toMend > 0 ? "copy_repair" : "copy_rest")}
          title={t(missing.length > 0 ? "rest_title" : "repair_title")}
        >
          {missing.length > 0 ? <p>{t("rest_text", { count: missing.length, steps })}</p> : null}
          {toMend > 0 ? <p>{t("repair_text", { count: toMend })}</p> : null}
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

interface AcceptFineProps {
  slug: string;
  opened: ChatPackage;
  onAccepted: () => void;
}

/** Accepts at once all about which nothing was noticed. */
function AcceptFine({ slug, opened, onAccepted }: AcceptFineProps) {
  const { t } = useTranslation("chat");
  const accept = useAcceptFine(slug, onAccepted);
  const fine = fineQuestions(opened.questions);
  if (opened.kind !== "questions" || fine.length < 2) return null;
  const questionIds = fine.map(({ id }) => id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        isPending={accept.isPending}
        onPress={() => accept.mutate({ slug, packageId: opened.id, questionIds })}
      >
        {t("accept_fine", { count: fine.length })}
      </Button>
      <p className="min-w-0 flex-1 basis-64 text-md text-muted">{t("accept_fine_help")}</p>
    </div>
  );
}

/** What was read out of an answer, question by question, and what a person decides. */
export function CheckCard({ slug, chat, opened, end }: CheckCardProps) {
  const { t } = useTranslation("chat");
  const heading = useId();
  const card = useRef<HTMLDivElement>(null);
  const goOn = useGoOn(opened.questions, card);
  const decide = useDecide(slug, opened.id, goOn);
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
      <AcceptFine slug={slug} opened={opened} onAccepted={() => goOn(null)} />
      <div ref={card} className="space-y-5">
        <ol className="space-y-4">
          {questions.map((question) => {
            const step = chat.steps.find(({ id }) => id === question.stepId);
            return (
              <ChatQuestionCard
                key={question.id}
                question={question}
                isAsked={(step?.asks ?? null) !== null}
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
      </div>
    </Card>
  );
}
