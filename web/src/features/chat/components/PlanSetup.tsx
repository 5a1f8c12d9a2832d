import type { Chat } from "@lehrpfad/contract";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useMakePlan } from "../queries.ts";
import { LimitFields } from "./LimitFields.tsx";

/** The beginning of a course that a chat writes: what the chat takes, and the request for its plan. */
export function PlanSetup({ slug, chat, onMade }: { slug: string; chat: Chat; onMade: () => void }) {
  const { t } = useTranslation("chat");
  const [limits, setLimits] = useState(chat.limits);
  const make = useMakePlan(slug, onMade);
  return (
    <Card as="section" className="max-w-3xl space-y-5">
      <h2 className="text-xl">{t("plan_title")}</h2>
      <ol className="list-decimal space-y-1 pl-6">
        <li>{t("plan_way_plan")}</li>
        <li>{t("plan_way_texts")}</li>
        <li>{t("plan_way_questions")}</li>
      </ol>
      <p className="text-muted">{t("plan_unproved")}</p>
      <LimitFields names={["characters", "words"]} limits={limits} onChange={setLimits} />
      <p className="text-md text-muted">{t("limits_help")}</p>
      <Button isPending={make.isPending} onPress={() => make.mutate({ slug, limits })}>
        {t("plan_make")}
      </Button>
    </Card>
  );
}
