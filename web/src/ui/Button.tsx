import type { AriaAttributes, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";
import { Spinner } from "./Spinner.tsx";

export type ButtonLook = "primary" | "quiet" | "plain" | "danger";

const SHAPE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-m border-[1.5px] py-2 text-center font-semibold leading-tight no-underline transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-60";
const LOOKS: Record<ButtonLook, string> = {
  primary: "px-5 border-transparent bg-accent text-on-accent hover:bg-accent-hover",
  quiet: "px-5 border-line-strong bg-transparent text-ink hover:bg-accent-soft",
  plain: "px-3 border-transparent bg-transparent text-accent hover:bg-accent-soft",
  danger: "px-5 border-transparent bg-danger text-on-danger hover:bg-danger-hover",
};

/** The classes of a button, for the rare element that must look like one. */
export function buttonClass(look: ButtonLook = "primary", wide = false): string {
  return cx(SHAPE, LOOKS[look], wide && "w-full");
}

/** What every button takes. The platform's own element: learners' pages stay light. */
export interface PressProps
  extends Pick<
    AriaAttributes,
    "aria-expanded" | "aria-controls" | "aria-pressed" | "aria-keyshortcuts" | "aria-describedby"
  > {
  onPress?: (() => void) | undefined;
  type?: "button" | "submit";
  isDisabled?: boolean;
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}

type ButtonProps = PressProps & {
  look?: ButtonLook;
  wide?: boolean;
  isPending?: boolean;
  children: ReactNode;
};

/** A button. `isPending` shows a spinner and takes no presses, but keeps the focus. */
export function Button(props: ButtonProps) {
  const { look, wide, isPending = false, isDisabled, onPress, type = "button", children, ...rest } = props;
  return (
    <button
      {...rest}
      type={isPending ? "button" : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) onPress?.();
      }}
      className={cx(buttonClass(look, wide), "aria-disabled:cursor-progress")}
    >
      {isPending ? <Spinner /> : null}
      {children}
    </button>
  );
}

type LinkButtonProps = Omit<LinkProps, "className"> & { look?: ButtonLook; wide?: boolean };

/** A link that looks like a button. */
export function LinkButton({ look = "primary", wide = false, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass(look, wide)} />;
}
