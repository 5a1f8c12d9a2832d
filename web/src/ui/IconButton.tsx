import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaProps } from "react-aria-components/Button";

type IconButtonProps = Omit<AriaProps, "className" | "children" | "style" | "aria-label"> & {
  label: string;
  children: ReactNode;
};

/** A square button of one icon; `label` is what it is called. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className="inline-grid size-11 shrink-0 place-items-center rounded-m text-ink transition-colors duration-100 hover:bg-accent-soft disabled:opacity-60"
    >
      {children}
    </AriaButton>
  );
}
