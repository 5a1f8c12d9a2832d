import { RadioGroup as AriaGroup, Radio } from "react-aria-components/RadioGroup";
import { cx } from "./cx.ts";
import { FieldLabel, FieldMessage, type FieldTexts } from "./Field.tsx";
import type { Choice } from "./Select.tsx";

interface RadioGroupProps<V extends string> extends FieldTexts {
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** Columns from the tablet width on. */
  columns?: 1 | 2 | 3 | 4;
}

const COLUMNS = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" };

/** Choices as cards, all visible at once. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, help, error, choices, value, onChange, columns = 1 } = props;
  return (
    <AriaGroup
      value={value}
      isInvalid={error !== undefined}
      onChange={(key) => {
        const choice = choices.find((entry) => entry.value === key);
        if (choice) onChange(choice.value);
      }}
    >
      <FieldLabel label={label} help={help} />
      <div className={cx("grid gap-2.5", COLUMNS[columns])}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            className="group flex min-h-11 cursor-pointer items-start gap-3 rounded-m border-[1.5px] border-line-strong bg-surface px-4 py-3 transition-colors duration-100 hover:border-accent data-[focus-visible]:outline-3 data-[focus-visible]:outline-offset-2 data-[focus-visible]:outline-accent data-[selected]:border-accent data-[selected]:bg-accent-soft"
          >
            <span className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-line-strong bg-surface group-data-[selected]:border-6 group-data-[selected]:border-accent" />
            <span className="leading-snug">
              <span className="font-semibold">{choice.label}</span>
              {choice.hint ? (
                <span className="mt-0.5 block text-[0.925rem] text-muted">{choice.hint}</span>
              ) : null}
            </span>
          </Radio>
        ))}
      </div>
      <FieldMessage error={error} />
    </AriaGroup>
  );
}
