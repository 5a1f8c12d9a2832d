import { ChevronDown } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Choice } from "./Choice.ts";
import { cx } from "./cx.ts";
import { FieldLabel, FieldMessage, type FieldTexts, INPUT_CLASS, useFieldIds } from "./Field.tsx";

interface SelectProps<V extends string> extends Omit<FieldTexts, "label"> {
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  choices: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  name?: string;
  /** Language of label and choices where it differs from the page's. */
  lang?: string;
  isDisabled?: boolean;
  /** Marks it without a sentence of its own: one stands elsewhere. */
  isInvalid?: boolean;
}

/** Escape closes an open list, and not the dialog around it; where `:open` is unknown, the list is no part of the page. */
function keepEscape(event: KeyboardEvent<HTMLSelectElement>): void {
  const isOpen = CSS.supports("selector(:open)") && event.currentTarget.matches(":open");
  if (event.key === "Escape" && isOpen) event.stopPropagation();
}

/** One of a few choices: the platform's own list, which opens at once on any machine. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, labelHidden = false, help, error, choices, value, onChange, name, lang } = props;
  const { id, control } = useFieldIds({ help, error });
  return (
    <div lang={lang}>
      {labelHidden ? null : <FieldLabel id={id} label={label} help={help} />}
      <div className="relative">
        <select
          {...control}
          name={name}
          value={value}
          disabled={props.isDisabled}
          aria-invalid={control["aria-invalid"] ?? (props.isInvalid || undefined)}
          aria-label={labelHidden ? label : undefined}
          onChange={(event) => {
            const choice = choices.find((entry) => entry.value === event.target.value);
            if (choice) onChange(choice.value);
          }}
          onKeyDown={keepEscape}
          className={cx(INPUT_CLASS, "select cursor-pointer pr-10 hover:border-accent")}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
        />
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
}
