import type { Chat, ChatPackage } from "@lehrpfad/contract";
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useDecideTexts } from "../queries.ts";
import { useGoOn } from "../useGoOn.ts";
import { FollowUp } from "./FollowUp.tsx";
import { TextCard } from "./TextCard.tsx";

interface TextsCardProps {
  slug: string;
  chat: Chat;
  opened: ChatPackage;
  /** What comes once all is decided. */
  end: ReactNode;
}

/** The texts that were read out of an answer, step by step, and what a person decides. */
export function TextsCard({ slug, chat, opened, end }: TextsCardProps) {
  const { t } = useTranslation("chat");
  const heading = useId();
  const card = useRef<HTMLDivElement>(null);
  const { texts, missing, toMend, followUp } = opened;
  const goOn = useGoOn(texts, card);
  const decide = useDecideTexts(slug, opened.id, goOn);
  const send = (stepIds: string[], decision: "accepted" | "skipped" | "open") =>
    decide.mutate({ slug, packageId: opened.id, stepIds, decision });
  const fine = texts.filter(({ state, faults }) => state === "open" && faults.length === 0);
  const isAnswered = opened.answer.trim() !== "";
  return (
    <Card as="section" aria-labelledby={heading} className="space-y-5">
      <h3 id={heading} className="text-xl">
        {t("check_title")}
      </h3>
      {isAnswered ? null : <p className="text-muted">{t("texts_empty")}</p>}
      {followUp === null ? null : (
        <FollowUp
          text={followUp}
          label={t("copy_repair")}
          title={t(missing.length > 0 ? "rest_title" : "repair_title")}
        >
          {missing.length > 0 ? (
            <p>{t("rest_text", { count: missing.length, steps: missing.join(", ") })}</p>
          ) : null}
          {toMend > 0 ? <p>{t("texts_to_mend", { count: toMend })}</p> : null}
        </FollowUp>
      )}
      {fine.length < 2 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            isPending={decide.isPending}
            onPress={() =>
              send(
                fine.map(({ stepId }) => stepId),
                "accepted",
              )
            }
          >
            {t("accept_fine", { count: fine.length })}
          </Button>
          <p className="min-w-0 flex-1 basis-64 text-md text-muted">{t("texts_accept_help")}</p>
        </div>
      )}
      <div ref={card} className="space-y-5">
        <ol className="space-y-4">
          {texts.map((text) => (
            <TextCard
              key={text.stepId}
              text={text}
              language={chat.language}
              isPending={decide.isPending && decide.variables?.stepIds.includes(text.stepId)}
              onDecide={(decision) => send([text.stepId], decision)}
            />
          ))}
        </ol>
        {end}
      </div>
    </Card>
  );
}
