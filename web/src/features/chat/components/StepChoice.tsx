import type { Chat } from "@lehrpfad/contract";
import { useId } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { FieldMessage } from "../../../ui/Field.tsx";

interface StepChoiceProps {
  steps: Chat["steps"];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** The steps of a course, each to tick. */
export function StepChoice({ steps, chosen, error, onChange }: StepChoiceProps) {
  const { t } = useTranslation("chat");
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="sr-only">{t("which")}</legend>
      {steps.map(({ id: stepId, position, title }) => (
        <label key={stepId} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2 leading-snug">
          <input
            type="checkbox"
            checked={chosen.includes(stepId)}
            aria-invalid={error !== undefined || undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, stepId] : chosen.filter((one) => one !== stepId))
            }
            className="size-5 shrink-0 accent-(--accent)"
          />
          <span className="min-w-0 break-words">{t("in_step", { position, title })}</span>
        </label>
      ))}
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
