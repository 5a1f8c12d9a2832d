import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import type { FieldTexts } from "./Field.tsx";

/** Label and help of a control that React Aria ties together. */
export function AriaLabel({ label, help }: Pick<FieldTexts, "label" | "help">) {
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

/** The error of a control that React Aria ties together. */
export function AriaMessage({ error }: Pick<FieldTexts, "error">) {
  return <FieldError className="mt-1.5 block text-[0.9375rem] text-danger">{error}</FieldError>;
}
