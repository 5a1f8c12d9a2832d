import type { WrittenChoice } from "@lehrpfad/contract";
import { Check, X } from "lucide-react";
import { useTranslation } from "../../lib/i18n.ts";
import { cx } from "../../ui/cx.ts";
import type { SolutionLook, SolutionProps } from "../authoring.ts";

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

/** The options, each with whether it is right. */
export function ChoiceSolution({ question, look, line }: SolutionProps<WrittenChoice>) {
  const { t } = useTranslation("studio");
  const { list, row, tone, mark, size, stroke } = LOOKS[look];
  return (
    <ul className={list}>
      {question.options.map(({ text, correct }, at) => (
        <li key={text} className={cx(row, correct ? tone.right : tone.wrong)}>
          {correct ? (
            <Check
              size={size}
              strokeWidth={stroke}
              aria-hidden
              className={cx(mark, "shrink-0 text-accent")}
            />
          ) : (
            <X size={size} aria-hidden className={cx(mark, "shrink-0 text-muted")} />
          )}
          <span className="min-w-0">
            {line ? line(text, at) : text}
            <span className="sr-only">. {t(correct ? "option_right" : "option_wrong")}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
