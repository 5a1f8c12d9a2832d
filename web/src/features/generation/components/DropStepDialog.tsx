import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import type { DropWay, PlanStep } from "../plan/changes.ts";

interface DropStepDialogProps {
  step: PlanStep;
  /** The step that can teach what this one was to teach. */
  neighbour: PlanStep;
  onDrop: (way: DropWay) => void;
  onClose: () => void;
}

/** Asks what becomes of what a step was to teach, so that nothing vanishes silently. */
export function DropStepDialog({ step, neighbour, onDrop, onClose }: DropStepDialogProps) {
  const { t } = useTranslation("plan");
  const { t: common } = useTranslation();
  const [way, setWay] = useState<DropWay>("neighbour");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("drop_title", { title: step.title })}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            {common("cancel")}
          </Button>
          <Button onPress={() => onDrop(way)}>{t("drop_confirm")}</Button>
        </>
      }
    >
      {step.parts.length === 0 ? (
        <p className="text-muted">{t("drop_goal")}</p>
      ) : (
        <RadioGroup<DropWay>
          label={t("drop_label")}
          choices={[
            {
              value: "neighbour",
              label: t("drop_neighbour", { title: neighbour.title }),
              hint: t("drop_neighbour_hint"),
            },
            { value: "leftOut", label: t("drop_left_out"), hint: t("drop_left_out_hint") },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
    </Dialog>
  );
}
