import type { ObjectiveState } from "@lehrpfad/contract";
import { Check, Minus } from "lucide-react";
import { cx } from "../../../ui/cx.ts";

const BOXES: Record<ObjectiveState, string> = {
  open: "border-line-strong",
  read: "border-line-strong text-muted",
  reached: "border-accent bg-accent text-on-accent",
  again: "border-here text-here",
};

/** Whether an objective is reached, as a drawing; the words stand beside it. */
export function ObjectiveBox({ state }: { state: ObjectiveState }) {
  return (
    <span
      aria-hidden="true"
      className={cx("mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2", BOXES[state])}
    >
      {state === "reached" || state === "read" ? <Check size={12} strokeWidth={3.5} /> : null}
      {state === "again" ? <Minus size={12} strokeWidth={3.5} /> : null}
    </span>
  );
}
