import type {
  ClipboardEventHandler,
  HTMLInputAutoCompleteAttribute,
  InputHTMLAttributes,
  ReactNode,
  Ref,
} from "react";
import { cx } from "./cx.ts";
import { FieldLabel, FieldMessage, type FieldTexts, INPUT_CLASS, useFieldIds } from "./Field.tsx";

interface Base extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  maxLength?: number;
}

export interface TextFieldProps extends Base {
  type?: "text" | "email" | "password" | "search" | "url";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  spellCheck?: boolean;
  /** Shown inside the field at its end, for example a unit or a button. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text, controlled. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, suffix, onChange, isRequired, isDisabled, isReadOnly, ...rest } = props;
  const { id, control } = useFieldIds({ help, error });
  return (
    <div>
      <FieldLabel id={id} label={label} help={help} />
      <div className="relative">
        <input
          {...rest}
          {...control}
          aria-required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
          className={cx(INPUT_CLASS, suffix !== undefined && "pr-12")}
        />
        {suffix === undefined ? null : (
          <div className="absolute inset-y-0 right-0 flex items-center">{suffix}</div>
        )}
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
}

export interface TextAreaProps extends Base {
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
}

/** Several lines of text, controlled. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, rows = 4, onChange, isRequired, isDisabled, isReadOnly, ...rest } = props;
  const { id, control } = useFieldIds({ help, error });
  return (
    <div>
      <FieldLabel id={id} label={label} help={help} />
      <textarea
        {...rest}
        {...control}
        rows={rows}
        aria-required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        className={cx(INPUT_CLASS, "resize-y")}
      />
      <FieldMessage id={id} error={error} />
    </div>
  );
}
