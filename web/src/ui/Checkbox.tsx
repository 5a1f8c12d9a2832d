import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from "react-aria-components/Checkbox";

type CheckboxProps = Omit<AriaProps, "className" | "children" | "style"> & {
  children: ReactNode;
  help?: ReactNode;
};

/** A box with its words beside it; the words are part of the target. */
export function Checkbox({ children, help, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      className="group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 disabled:opacity-60"
    >
      <span className="mt-px grid size-[22px] shrink-0 place-items-center rounded-[5px] border-2 border-line-strong bg-surface text-on-accent group-data-[invalid]:border-danger group-data-[selected]:border-accent group-data-[selected]:bg-accent group-data-[focus-visible]:outline-3 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-accent">
        <Check size={16} strokeWidth={3} aria-hidden className="invisible group-data-[selected]:visible" />
      </span>
      <span className="leading-snug">
        {children}
        {help ? <span className="mt-0.5 block text-[0.925rem] text-muted">{help}</span> : null}
      </span>
    </AriaCheckbox>
  );
}
