import type { ChatPackage } from "@lehrpfad/contract";
import { useId } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { useAcceptPlan } from "../queries.ts";
import { FollowUp } from "./FollowUp.tsx";
import { Remarks } from "./Remarks.tsx";

interface PlanCardProps {
  slug: string;
  opened: ChatPackage;
  onAccepted: () => void;
}

const numbered = <Step extends object>(steps: readonly Step[]) =>
  steps.map((step, at) => ({ ...step, number: at + 1 }));

/** The plan that a chat made, as the steps of the course will be. */
export function PlanCard({ slug, opened, onAccepted }: PlanCardProps) {
  const { t } = useTranslation("chat");
  const heading = useId();
  const accept = useAcceptPlan(slug, onAccepted);
  const { plan } = opened;
  return (
    <Card as="section" aria-labelledby={heading} className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={heading} className="text-xl">
          {t("check_title")}
        </h3>
        {plan?.isAccepted ? <Tag tone="good">{t("state_accepted")}</Tag> : null}
      </div>
      {plan === null ? (
        <p className="text-muted">{t("plan_empty")}</p>
      ) : (
        <>
          {plan.isAccepted ? null : <Remarks remarks={plan.faults} />}
          {opened.followUp === null ? null : <FollowUp text={opened.followUp} label={t("copy_repair")} />}
          <ol className="space-y-4">
            {numbered(plan.steps).map(({ number, title, objectives, content }) => (
              <li key={number} className="flex gap-3">
                <span aria-hidden="true" className="w-6 shrink-0 text-right font-semibold text-muted">
                  {number}
                </span>
                <div className="min-w-0 break-words">
                  <h4 className="text-lg">{title}</h4>
                  <ul className="list-disc pl-5 text-md">
                    {objectives.map((objective) => (
                      <li key={objective}>{objective}</li>
                    ))}
                  </ul>
                  {content === "" ? null : <p className="mt-1 text-md text-muted">{content}</p>}
                </div>
              </li>
            ))}
          </ol>
          {plan.isAccepted ? null : (
            <div className="space-y-2">
              <p className="text-md text-muted">{t("plan_help")}</p>
              <Button
                isPending={accept.isPending}
                onPress={() => accept.mutate({ slug, packageId: opened.id })}
              >
                {t("plan_accept")}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
