import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

const SQUARE =
  "relative grid size-9 shrink-0 place-items-center rounded-m text-muted hover:bg-accent-soft hover:text-ink focus-visible:-outline-offset-3 aria-disabled:opacity-40 pointer-coarse:size-11";

/** What each thing in a row hears that can have the focus. */
export interface RowHears {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
}

interface RowButtonProps {
  label: string;
  describedBy?: string;
  isEntry: boolean;
  isDisabled?: boolean;
  isPressed?: boolean;
  hasMenu?: boolean;
  hears: RowHears;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  className?: string;
  children: ReactNode;
}

/** Stands above the link that fills the row. One that can do nothing now keeps the focus. */
export function RowButton(props: RowButtonProps) {
  const { label, describedBy, isEntry, isDisabled = false, isPressed, hasMenu, hears, onPress } = props;
  return (
    <button
      type="button"
      tabIndex={isEntry ? 0 : -1}
      aria-label={label}
      aria-describedby={describedBy}
      aria-haspopup={hasMenu ? "menu" : undefined}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      {...hears}
      onClick={(event) => isDisabled || onPress(event)}
      className={cx(SQUARE, props.className)}
    >
      {props.children}
    </button>
  );
}
