import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaProps } from "react-aria-components/Button";
import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";
import { Spinner } from "./Spinner.tsx";

export type ButtonLook = "primary" | "quiet" | "plain" | "danger";

const SHAPE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-m border-[1.5px] px-5 py-2 text-center font-semibold leading-tight no-underline transition-colors duration-100";
const LOOKS: Record<ButtonLook, string> = {
  primary: "border-transparent bg-accent text-on-accent hover:bg-accent-hover",
  quiet: "border-line-strong bg-transparent text-ink hover:bg-accent-soft",
  plain: "border-transparent bg-transparent text-accent hover:bg-accent-soft px-3",
  danger: "border-transparent bg-danger text-on-danger hover:bg-danger-hover",
};

/** The classes of a button, for the rare element that must look like one. */
export function buttonClass(look: ButtonLook = "primary", wide = false): string {
  return cx(SHAPE, LOOKS[look], wide && "w-full");
}

type ButtonProps = Omit<AriaProps, "className" | "children" | "style"> & {
  look?: ButtonLook;
  wide?: boolean;
  children: ReactNode;
};

/** A button. `isPending` shows a spinner and takes no presses, but keeps the focus. */
export function Button({ look = "primary", wide = false, children, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={cx(
        buttonClass(look, wide),
        "disabled:cursor-not-allowed disabled:opacity-60 pending:cursor-progress",
      )}
    >
      {rest.isPending ? <Spinner /> : null}
      {children}
    </AriaButton>
  );
}

type LinkButtonProps = Omit<LinkProps, "className"> & { look?: ButtonLook; wide?: boolean };

/** A link that looks like a button. */
export function LinkButton({ look = "primary", wide = false, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass(look, wide)} />;
}
