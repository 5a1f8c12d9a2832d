import type { Chat, ChatPackage } from "@lehrpfad/contract";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { isDecided, nextPackage, packagePath, toDecide, useNames } from "../packages.ts";
import { useAskAgain, useMakePackages, useRemovePackage } from "../queries.ts";
import { AnswerCard } from "./AnswerCard.tsx";
import { CheckCard } from "./CheckCard.tsx";
import { CopyText } from "./CopyText.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { TextsCard } from "./TextsCard.tsx";

/** From the texts to the questions on them: one press makes their packages. */
function ToQuestions({ slug, chat }: { slug: string; chat: Chat }) {
  const { t } = useTranslation("chat");
  const navigate = useNavigate();
  const make = useMakePackages(slug, () => void navigate(packagePath(slug)));
  const { limits } = chat;
  const stepIds = chat.steps.filter(({ asks }) => asks === null).map(({ id }) => id);
  if (stepIds.length === 0 || chat.packages.some(({ kind }) => kind === "questions")) return null;
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <h4 className="text-lg">{t("to_questions_title")}</h4>
      <p className="text-muted">{t("to_questions_text")}</p>
      <Button
        isPending={make.isPending}
        onPress={() => make.mutate({ slug, kind: "questions", limits, stepIds })}
      >
        {t("to_questions")}
      </Button>
    </div>
  );
}

/** The way on once an answer was read: open questions once more, or the next package. */
function WayOn({ slug, chat, opened }: { slug: string; chat: Chat; opened: ChatPackage }) {
  const { t } = useTranslation("chat");
  const navigate = useNavigate();
  const askAgain = useAskAgain(slug, (id) => void navigate(packagePath(slug, id)));
  if (opened.answer.trim() === "") return null;
  const next = nextPackage(chat.packages);
  const hasNext =
    next !== undefined && next.id !== opened.id && (next.answeredAt === null || toDecide(next) > 0);
  const isWaiting = chat.packages.some(({ kind, answeredAt }) => kind === "questions" && answeredAt === null);
  const isDone =
    opened.questions.length + opened.texts.length > 0 &&
    opened.questions.every(isDecided) &&
    opened.texts.every(({ state }) => state !== "open");
  return (
    <div className="space-y-4">
      {isDone ? (
        <p data-way-on tabIndex={-1} className="scroll-mt-6 font-semibold focus-visible:outline-offset-4">
          {t(opened.kind === "texts" ? "texts_all_decided" : "all_decided")}
        </p>
      ) : null}
      {hasNext ? <LinkButton to={packagePath(slug, next.id)}>{t("next_package")}</LinkButton> : null}
      {opened.kind === "texts" && isDone && !hasNext ? <ToQuestions slug={slug} chat={chat} /> : null}
      {opened.kind === "questions" && !isWaiting && chat.unanswered > 0 ? (
        <div className="space-y-3 border-t border-line pt-4">
          <h4 className="text-lg">{t("second_title")}</h4>
          <p className="text-muted">{t("second_text")}</p>
          <Button look="quiet" isPending={askAgain.isPending} onPress={() => askAgain.mutate({ slug })}>
            {t("second_make", { count: chat.unanswered })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Remove({ slug, chat, opened }: { slug: string; chat: Chat; opened: ChatPackage }) {
  const { t } = useTranslation("chat");
  const { nameOf } = useNames(chat.packages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemovePackage(slug, () => {
    setAsking(false);
    void navigate(packagePath(slug), { replace: true });
  });
  return (
    <>
      <Button look="plain" onPress={() => setAsking(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ slug, packageId: opened.id })}
        isPending={remove.isPending}
        title={t("remove_title", { name: nameOf(opened) })}
        confirmLabel={t("remove")}
        cancelLabel={t("cancel")}
      >
        {t("remove_text")}
      </ConfirmDialog>
    </>
  );
}

const HELP = {
  questions: "request_help",
  answers: "second_help",
  plan: "plan_request_help",
  texts: "texts_request_help",
} as const satisfies Record<ChatPackage["kind"], string>;

/** One package: its request, its answer, and what was read out of it. */
export function OpenedPackage({ slug, chat, opened }: { slug: string; chat: Chat; opened: ChatPackage }) {
  const { t } = useTranslation("chat");
  const { nameOf, stepsOf } = useNames(chat.packages);
  const heading = useId();
  const navigate = useNavigate();
  const end = <WayOn slug={slug} chat={chat} opened={opened} />;
  return (
    <div className="min-w-0 space-y-5">
      <div>
        <h2 className="text-2xl">{nameOf(opened)}</h2>
        <p className="text-muted">{stepsOf(opened)}</p>
      </div>
      <Card as="section" aria-labelledby={heading} className="space-y-4">
        <h3 id={heading} className="text-xl">
          {t("request_title")}
        </h3>
        <p className="text-muted">{t(HELP[opened.kind])}</p>
        <CopyText
          key={opened.id}
          text={opened.request}
          label={t("copy_request")}
          look={opened.answer === "" ? "primary" : "quiet"}
        />
      </Card>
      <AnswerCard key={opened.id} slug={slug} opened={opened} />
      {opened.kind === "plan" ? (
        <PlanCard slug={slug} opened={opened} onAccepted={() => void navigate(packagePath(slug))} />
      ) : opened.kind === "texts" ? (
        <TextsCard slug={slug} chat={chat} opened={opened} end={end} />
      ) : (
        <CheckCard slug={slug} chat={chat} opened={opened} end={end} />
      )}
      <Remove slug={slug} chat={chat} opened={opened} />
    </div>
  );
}
