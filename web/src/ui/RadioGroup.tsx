import type { Choice } from "./Choice.ts";
import { cx } from "./cx.ts";
import { FieldMessage, type FieldTexts, GroupLegend, useFieldIds } from "./Field.tsx";

interface RadioGroupProps<V extends string> extends FieldTexts {
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** Columns from the tablet width on. */
  columns?: keyof typeof COLUMNS;
  isDisabled?: boolean;
}

/** `pairs`: short words, two beside each other wherever the size of the text leaves room for that. */
const COLUMNS = {
  1: "",
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
  pairs: "grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,50%_-_0.375rem)),1fr))]",
};

/** Choices as cards, all visible at once. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, help, error, choices, value, onChange, columns = 1, isDisabled } = props;
  const { id, control } = useFieldIds({ help, error });
  return (
    <fieldset disabled={isDisabled} aria-describedby={control["aria-describedby"]} className="min-w-0">
      <GroupLegend id={id} label={label} help={help} />
      <div className={cx("grid gap-2.5", COLUMNS[columns])}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-m border-[1.5px] border-line-strong bg-surface px-4 py-3 transition-colors duration-100 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              aria-keyshortcuts={choice.shortcut}
              onChange={() => onChange(choice.value)}
              className="peer sr-only"
            />
            <span className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-line-strong bg-surface peer-checked:border-6 peer-checked:border-accent" />
            <span className="min-w-0 hyphens-auto break-words leading-snug">
              <span className="font-semibold">{choice.label}</span>
              {choice.hint ? <span className="mt-0.5 block text-md text-muted">{choice.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
