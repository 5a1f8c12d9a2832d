import { Check, ChevronDown } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { AriaLabel, AriaMessage } from "./AriaField.tsx";
import type { Choice } from "./Choice.ts";
import { cx } from "./cx.ts";
import { type FieldTexts, INPUT_CLASS } from "./Field.tsx";

interface SelectProps<V extends string> extends Omit<FieldTexts, "label"> {
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  choices: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  name?: string;
}

/** One of a few choices from a list that opens. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, labelHidden = false, help, error, choices, value, onChange, name } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const choice = choices.find((entry) => entry.value === key);
        if (choice) onChange(choice.value);
      }}
      isInvalid={error !== undefined}
      {...(name === undefined ? {} : { name })}
      {...(labelHidden ? { "aria-label": label } : {})}
    >
      {labelHidden ? null : <AriaLabel label={label} help={help} />}
      <AriaButton
        className={cx(INPUT_CLASS, "flex items-center justify-between gap-2 text-left hover:border-accent")}
      >
        <SelectValue className="truncate">
          {choices.find((entry) => entry.value === value)?.label ?? ""}
        </SelectValue>
        <ChevronDown size={18} aria-hidden className="shrink-0 text-muted" />
      </AriaButton>
      <AriaMessage error={error} />
      <Popover className="flex min-w-(--trigger-width) flex-col rounded-m border border-line bg-surface shadow-float">
        <ListBox className="max-h-80 min-h-0 overflow-auto p-1.5 outline-none">
          {choices.map((choice) => (
            <ListBoxItem
              key={choice.value}
              id={choice.value}
              textValue={choice.label}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-chip px-3 py-2 outline-none focus:bg-accent-soft"
            >
              {({ isSelected }) => (
                <>
                  <Check
                    size={18}
                    aria-hidden
                    className={cx("shrink-0 text-accent", !isSelected && "invisible")}
                  />
                  <span>
                    {choice.label}
                    {choice.hint ? <span className="block text-sm text-muted">{choice.hint}</span> : null}
                  </span>
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
