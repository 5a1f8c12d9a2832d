import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";

/** What every labelled control takes: label above, help below it, error under the control. */
export interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** A sentence; its presence marks the field invalid. */
  error?: string | undefined;
}

export const INPUT_CLASS =
  "w-full min-h-11 rounded-m border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-ink placeholder:text-muted invalid:border-danger data-[invalid]:border-danger disabled:opacity-60 focus:outline-3 focus:outline-offset-1 focus:outline-accent";

export function FieldLabel({ label, help }: Pick<FieldTexts, "label" | "help">) {
  return (
    <>
      <Label className="mb-1 block font-semibold">{label}</Label>
      {help ? (
        <Text slot="description" className="mb-1.5 block text-[0.925rem] text-muted">
          {help}
        </Text>
      ) : null}
    </>
  );
}

export function FieldMessage({ error }: Pick<FieldTexts, "error">) {
  return <FieldError className="mt-1.5 block text-[0.9375rem] text-danger">{error}</FieldError>;
}
