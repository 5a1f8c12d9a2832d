import { type ReactNode, useId } from "react";

/** What every labelled control takes: label above, help below it, error under the control. */
export interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** A sentence; its presence marks the field invalid. */
  error?: string | undefined;
}

export const INPUT_CLASS =
  "w-full min-h-11 rounded-m border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-ink placeholder:text-muted aria-invalid:border-danger data-[invalid]:border-danger disabled:opacity-60 focus:outline-3 focus:outline-offset-1 focus:outline-accent";

const LABEL = "mb-1 block font-semibold";
const HELP = "mb-1.5 text-md text-muted";
const ERROR = "mt-1.5 text-md text-danger";

/** Ids and attributes that tie label, help and error to a control. */
export function useFieldIds({ help, error }: Pick<FieldTexts, "help" | "error">) {
  const id = useId();
  const described = [help ? `${id}-help` : "", error === undefined ? "" : `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    control: {
      id,
      "aria-invalid": error !== undefined || undefined,
      "aria-describedby": described || undefined,
    },
  };
}

/** Label and help above a control. */
export function FieldLabel({ id, label, help }: Pick<FieldTexts, "label" | "help"> & { id: string }) {
  return (
    <>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <FieldHelp id={id} help={help} />
    </>
  );
}

/** The legend of a group of controls, and its help. */
export function GroupLegend({ id, label, help }: Pick<FieldTexts, "label" | "help"> & { id: string }) {
  return (
    <>
      <legend className={LABEL}>{label}</legend>
      <FieldHelp id={id} help={help} />
    </>
  );
}

function FieldHelp({ id, help }: { id: string; help: ReactNode }) {
  if (!help) return null;
  return (
    <div id={`${id}-help`} className={HELP}>
      {help}
    </div>
  );
}

/** The error under a control; said aloud when it appears. */
export function FieldMessage({ id, error }: Pick<FieldTexts, "error"> & { id: string }) {
  return (
    <div aria-live="polite">
      {error === undefined ? null : (
        <p id={`${id}-error`} className={ERROR}>
          {error}
        </p>
      )}
    </div>
  );
}
