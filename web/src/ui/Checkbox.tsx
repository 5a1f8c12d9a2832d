import { Check } from "lucide-react";
import type { ReactNode } from "react";

export interface ToggleProps {
  isSelected: boolean;
  onChange: (selected: boolean) => void;
  children: ReactNode;
  help?: ReactNode;
  isDisabled?: boolean;
  name?: string;
}

/** A box with its words beside it; the words are part of the target. */
export function Checkbox({ isSelected, onChange, children, help, isDisabled, name }: ToggleProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input
        type="checkbox"
        name={name}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span className="mt-px grid size-[22px] shrink-0 place-items-center rounded-[5px] border-2 border-line-strong bg-surface text-on-accent *:invisible peer-checked:border-accent peer-checked:bg-accent peer-checked:*:visible peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
        <Check size={16} strokeWidth={3} aria-hidden />
      </span>
      <span className="leading-snug">
        {children}
        {help ? <span className="mt-0.5 block text-[0.925rem] text-muted">{help}</span> : null}
      </span>
    </label>
  );
}
