import { isPlanTitle, type Objective, PLAN_LIMITS, THINKING_LEVELS } from "@lehrpfad/contract";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { AuthorLine, AuthorRemove } from "../../../questions/AuthorLine.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { type ItemActions, ItemList } from "../../../ui/ItemList.tsx";
import { Select } from "../../../ui/Select.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { PlanStep } from "../plan/changes.ts";
import { PlanParts } from "./PlanPart.tsx";

interface ObjectiveLineProps {
  objective: Objective;
  /** From 1. */
  number: number;
  hasLevel: boolean;
  actions: ItemActions<Objective>;
}

function ObjectiveLine({ objective, number, hasLevel, actions }: ObjectiveLineProps) {
  const { t } = useTranslation("plan");
  const levels = THINKING_LEVELS.map((value) => ({ value, label: t(`level_${value}`) }));
  const { text } = objective;
  const isWrong = text.trim() === "" || text.trim().length > PLAN_LIMITS.objectiveLength;
  return (
    <li className="rounded-m border border-line p-3">
      <div className="flex items-start gap-1">
        <AuthorLine
          label={t("objective_label", { number })}
          text={text}
          maxLength={PLAN_LIMITS.objectiveLength}
          isInvalid={isWrong}
          isLabelShown
          isStart
          onChange={(changed) => actions.change({ ...objective, text: changed })}
        />
        <AuthorRemove label={t("objective_remove", { number })} onPress={() => actions.remove()} />
      </div>
      {isWrong ? <p className="mt-1.5 text-md text-danger">{t("objective_needed")}</p> : null}
      {hasLevel ? (
        <div className="mt-2 max-w-56">
          <Select
            label={t("level_label", { number })}
            labelHidden
            choices={levels}
            value={objective.level}
            onChange={(level) => actions.change({ ...objective, level })}
          />
        </div>
      ) : null}
    </li>
  );
}

interface PlanStepDialogProps {
  step: PlanStep;
  /** From 1. */
  position: number;
  /** How it follows from the step before; empty where that is another one by now. */
  link: string;
  /** Whether an objective has a level: who writes in the document's words heeds none. */
  hasLevels: boolean;
  onChange: (texts: Partial<Pick<PlanStep, "title" | "objectives">>) => void;
  onClose: () => void;
}

/** Title and objectives of a step of the plan, and all that it teaches. What is changed here is saved by itself. */
export function PlanStepDialog(props: PlanStepDialogProps) {
  const { step, position, link, hasLevels, onChange, onClose } = props;
  const { t } = useTranslation("plan");
  const sentence = useErrorSentence();
  const { titleLength: maximum, objectives: allowed } = PLAN_LIMITS;
  const titleFault = new CodedError("PLAN_TITLE_LENGTH", { position, maximum });
  const empty: Objective = { text: "", level: "understanding" };
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={t("edit_title", { position })}
      closeLabel={t("close")}
      actions={<Button onPress={onClose}>{t("done")}</Button>}
    >
      <div className="space-y-6">
        <TextField
          label={t("title_label")}
          value={step.title}
          maxLength={maximum}
          isRequired
          error={isPlanTitle(step.title) ? undefined : sentence(titleFault)}
          onChange={(title) => onChange({ title })}
        />
        <ItemList
          name={t(hasLevels ? "objectives" : "topics")}
          items={step.objectives}
          empty={empty}
          most={allowed.maximum}
          addLabel={t("objective_add")}
          onChange={(objectives) => onChange({ objectives })}
        >
          {(objective, at, actions) => (
            <ObjectiveLine objective={objective} number={at + 1} hasLevel={hasLevels} actions={actions} />
          )}
        </ItemList>
        {link === "" ? null : (
          <section aria-labelledby="plan-link">
            <h3 id="plan-link" className="mb-1 font-ui text-base font-semibold">
              {t("link_title")}
            </h3>
            <p className="text-muted">{link}</p>
          </section>
        )}
        <section aria-labelledby="plan-teaches">
          <h3 id="plan-teaches" className="mb-1 font-ui text-base font-semibold">
            {t("teaches")}
          </h3>
          <PlanParts parts={step.parts} />
        </section>
      </div>
    </Dialog>
  );
}
