import type { ShownPart } from "@lehrpfad/contract";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Select } from "../../../ui/Select.tsx";
import { halfOf, type PlanStep, unitsOf, wordsOf } from "../plan/changes.ts";
import { nameOfPart, usePlaceOf, useWords } from "./PlanPart.tsx";

interface SplitStepDialogProps {
  step: PlanStep;
  /** So many units of the step stay with it. */
  onSplit: (count: number) => void;
  onClose: () => void;
}

const LONGEST_NAME = 90;

function shortNameOf(part: ShownPart): string {
  const name = nameOfPart(part);
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)} …` : name;
}

/** Asks where a step is divided: the new one begins with the part that is chosen. */
export function SplitStepDialog({ step, onSplit, onClose }: SplitStepDialogProps) {
  const { t } = useTranslation("plan");
  const { t: common } = useTranslation();
  const placeOf = usePlaceOf();
  const words = useWords();
  const units = unitsOf(step);
  const [count, setCount] = useState(() => String(halfOf(units)));
  const choices = units.slice(1).map((unit, at) => ({
    value: String(at + 1),
    label: `${shortNameOf(unit)} (${placeOf(unit)})`,
  }));
  const [stays, goes] = [units.slice(0, Number(count)), units.slice(Number(count))];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("split_title", { title: step.title })}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            {common("cancel")}
          </Button>
          <Button onPress={() => onSplit(Number(count))}>{t("split_confirm")}</Button>
        </>
      }
    >
      <Select label={t("split_label")} choices={choices} value={count} onChange={setCount} />
      <p className="mt-4 text-muted">
        {t("split_words", { first: words(wordsOf(stays)), second: words(wordsOf(goes)) })}
      </p>
    </Dialog>
  );
}
