import type { ReactNode } from "react";

interface SwitchProps {
  isSelected: boolean;
  onChange: (selected: boolean) => void;
  children: ReactNode;
  help?: ReactNode;
  isDisabled?: boolean;
  name?: string;
}

/** On or off, effective at once. */
export function Switch({ isSelected, onChange, children, help, isDisabled, name }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isSelected}
        name={name}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span className="flex h-6 w-11 shrink-0 items-center rounded-full border-2 border-line-strong bg-surface px-0.5 transition-colors duration-100 *:bg-line-strong peer-checked:border-accent peer-checked:bg-accent peer-checked:*:translate-x-5 peer-checked:*:bg-on-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
        <span className="size-4 rounded-full transition-transform duration-100" />
      </span>
      <span className="leading-snug">
        <span className="font-semibold">{children}</span>
        {help ? <span className="mt-0.5 block text-md text-muted">{help}</span> : null}
      </span>
    </label>
  );
}
