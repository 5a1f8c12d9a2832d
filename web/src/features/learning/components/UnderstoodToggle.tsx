import type { StepPage } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import { useTranslation } from "react-i18next";
import { orpc } from "../../../lib/api.ts";
import { Button } from "../../../ui/Button.tsx";
import { useShowChange } from "../queries.ts";
import { ActionFault } from "./ActionFault.tsx";

/** The mark "understood", on and off. */
export function UnderstoodToggle({ slug, page }: { slug: string; page: StepPage }) {
  const { t } = useTranslation("viewer");
  const showChange = useShowChange();
  const stepId = page.step.id;
  const stored = page.stations.find((station) => station.stepId === stepId)?.understood ?? false;
  const mark = useMutation(
    orpc.learning.setUnderstood.mutationOptions({
      onSuccess: ({ enrolment }, { understood }) => showChange({ stepId, enrolment, understood }),
    }),
  );
  const understood = mark.isPending ? mark.variables.understood : stored;
  return (
    <div className="space-y-3">
      <ActionFault action={mark} title="understood_failed" />
      <Button
        look={understood ? "plain" : "quiet"}
        wide
        aria-pressed={understood}
        onPress={() => {
          if (!mark.isPending) mark.mutate({ slug, stepId, understood: !understood });
        }}
      >
        <Lightbulb size={18} aria-hidden fill={understood ? "currentColor" : "none"} />
        {understood ? t("understood_done") : t("understood")}
      </Button>
    </div>
  );
}
