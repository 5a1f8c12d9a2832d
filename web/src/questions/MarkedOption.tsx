import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";

/** An answer, or a part of one, in its frame. */
export const OPTION_ROW = "flex min-h-11 items-start gap-3.5 rounded-m border-[1.5px] px-4 py-3 leading-snug";
/** The sign before it. */
export const OPTION_BOX = "mt-px grid size-[22px] shrink-0 place-items-center rounded-[5px] border-2";

/** `missed`: right, but not chosen. */
export type Mark = "right" | "missed" | "wrong" | "none";

const MARKED_ROW: Record<Mark, string> = {
  right: "border-accent bg-accent-soft",
  missed: "border-dashed border-accent",
  wrong: "border-danger bg-danger-soft",
  none: "border-line-strong",
};
const MARKED_BOX: Record<Mark, string> = {
  right: "border-accent bg-accent text-on-accent",
  missed: "border-accent text-accent",
  wrong: "border-danger text-danger",
  none: "border-line-strong",
};

interface MarkedOptionProps {
  as?: "li" | "div";
  /** Of a question of which one option alone could be chosen: its sign stays round. */
  isOnly?: boolean;
  text: string;
  lang: string;
  mark: Mark;
  /** What the mark means, in words. */
  children: ReactNode;
}

/** An answer after checking: sign, colour and words say the same. */
export function MarkedOption({ as: Row = "li", isOnly, text, lang, mark, children }: MarkedOptionProps) {
  return (
    <Row className={cx(OPTION_ROW, MARKED_ROW[mark])}>
      <span className={cx(OPTION_BOX, isOnly && "!rounded-full", MARKED_BOX[mark])} aria-hidden="true">
        {mark === "right" || mark === "missed" ? <Check size={16} strokeWidth={3} /> : null}
        {mark === "wrong" ? <X size={16} strokeWidth={3} /> : null}
      </span>
      <span className="min-w-0 break-words">
        <span lang={lang}>{text}</span>
        {children ? <span className="mt-0.5 block text-sm text-muted">{children}</span> : null}
      </span>
    </Row>
  );
}
