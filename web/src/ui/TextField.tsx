import type { ReactNode, Ref } from "react";
import { Input } from "react-aria-components/Input";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaField, type TextFieldProps as AriaProps } from "react-aria-components/TextField";
import { cx } from "./cx.ts";
import { FieldLabel, FieldMessage, type FieldTexts, INPUT_CLASS } from "./Field.tsx";

type Base = Omit<AriaProps, "className" | "style" | "children" | "isInvalid"> & FieldTexts;

export type TextFieldProps = Base & {
  placeholder?: string;
  /** Shown inside the field at its end, for example a unit or a button. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text. Controlled with `value` and `onChange(value)`. */
export function TextField({ label, help, error, placeholder, suffix, ref, ...rest }: TextFieldProps) {
  return (
    <AriaField {...rest} isInvalid={error !== undefined} validationBehavior="aria">
      <FieldLabel label={label} help={help} />
      <div className="relative">
        <Input
          ref={ref}
          {...(placeholder === undefined ? {} : { placeholder })}
          className={cx(INPUT_CLASS, suffix !== undefined && "pr-12")}
        />
        {suffix === undefined ? null : (
          <div className="absolute inset-y-0 right-0 flex items-center">{suffix}</div>
        )}
      </div>
      <FieldMessage error={error} />
    </AriaField>
  );
}

export type TextAreaProps = Base & { placeholder?: string; rows?: number; ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea({ label, help, error, placeholder, rows = 4, ref, ...rest }: TextAreaProps) {
  return (
    <AriaField {...rest} isInvalid={error !== undefined} validationBehavior="aria">
      <FieldLabel label={label} help={help} />
      <AriaTextArea
        ref={ref}
        rows={rows}
        {...(placeholder === undefined ? {} : { placeholder })}
        className={cx(INPUT_CLASS, "resize-y")}
      />
      <FieldMessage error={error} />
    </AriaField>
  );
}
