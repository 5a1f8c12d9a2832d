import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface CardProps {
  children: ReactNode;
  as?: "div" | "section" | "article" | "li";
  tone?: "surface" | "paper";
  className?: string;
  "aria-labelledby"?: string;
}

/** A bordered area. */
export function Card({ children, as: Element = "div", tone = "surface", className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={cx(
        "rounded-card border border-line p-5 sm:p-6",
        tone === "surface" ? "bg-surface shadow-card" : "bg-paper",
        className,
      )}
    >
      {children}
    </Element>
  );
}
