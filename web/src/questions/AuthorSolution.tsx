import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import type { SolutionLook } from "./authoring.ts";

interface Look {
  list: string;
  row: string;
  /** What the row of a right option and of a wrong one has besides. */
  tone: { right: string; wrong: string };
  mark: string;
  size: number;
  stroke: number;
}

const FRAMED = { right: "border-accent bg-accent-soft", wrong: "border-line" };
const LOOKS: Record<SolutionLook, Look> = {
  wide: {
    list: "mt-4 space-y-2.5",
    row: "flex items-start gap-3 rounded-m border-[1.5px] px-4 py-3 leading-snug",
    tone: FRAMED,
    mark: "",
    size: 20,
    stroke: 3,
  },
  narrow: {
    list: "mt-3 space-y-2",
    row: "flex items-start gap-2.5 rounded-m border-[1.5px] px-3.5 py-2 leading-snug",
    tone: FRAMED,
    mark: "mt-0.5",
    size: 18,
    stroke: 3,
  },
  plain: {
    list: "space-y-1",
    row: "flex gap-2",
    tone: { right: "", wrong: "" },
    mark: "mt-1",
    size: 18,
    stroke: 2,
  },
};

/** The list in which a solution stands. */
export function AuthorSolutionList({ look, children }: { look: SolutionLook; children: ReactNode }) {
  return <ul className={LOOKS[look].list}>{children}</ul>;
}

interface AuthorSolutionRowProps {
  look: SolutionLook;
  isRight: boolean;
  children: ReactNode;
  /** What the sign means, in words. */
  meaning: string;
  /** What is said to it. */
  note?: ReactNode;
}

/** A line of a solution, with the sign of what is right or wrong. */
export function AuthorSolutionRow({ look, isRight, children, meaning, note }: AuthorSolutionRowProps) {
  const { row, tone, mark, size, stroke } = LOOKS[look];
  return (
    <li className={cx(row, isRight ? tone.right : tone.wrong)}>
      {isRight ? (
        <Check size={size} strokeWidth={stroke} aria-hidden className={cx(mark, "shrink-0 text-accent")} />
      ) : (
        <X size={size} aria-hidden className={cx(mark, "shrink-0 text-muted")} />
      )}
      <span className="min-w-0">
        {children}
        <span className="sr-only">. {meaning}</span>
        {note ? (
          <span className="mt-1 block whitespace-pre-line break-words text-md text-muted">{note}</span>
        ) : null}
      </span>
    </li>
  );
}

/** A line of a solution whose place tells what it is. */
export function AuthorSolutionPart({ look, children }: { look: SolutionLook; children: ReactNode }) {
  const { row, tone } = LOOKS[look];
  return <li className={cx(row, tone.right)}>{children}</li>;
}
