import type { ReactNode } from "react";
import type { PressProps } from "./Button.tsx";

/** A square button of one icon; `label` is what it is called. */
export function IconButton({
  label,
  children,
  isDisabled,
  onPress,
  type = "button",
  ...rest
}: PressProps & { label: string; children: ReactNode }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      onClick={() => onPress?.()}
      aria-label={label}
      className="inline-grid size-11 shrink-0 place-items-center rounded-m text-ink transition-colors duration-100 hover:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-60"
    >
      {children}
    </button>
  );
}
