import type { CourseLanguage } from "@lehrpfad/contract";
import { PencilLine } from "lucide-react";
import { memo, useRef } from "react";
import type { MovableRow } from "../../../lib/course/rows/MovableRows.tsx";
import { RowHandle, RowMoves } from "../../../lib/course/rows/RowMoves.tsx";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { useDraggable } from "../../../ui/dragging/useDraggable.ts";
import type { PlanStep } from "../plan/changes.ts";
import { PlanParts } from "./PlanPart.tsx";

/** Parts of the documents that a row names; the window of the step names all. */
const PARTS_IN_ROW = 2;

/** What one can do with a row; the functions stay the same. */
export interface PlanRowActions extends MovableRow {
  onEdit: (key: string) => void;
  onMove: (key: string, way: "up" | "down") => void;
  onMenu: (key: string, button: HTMLButtonElement) => void;
}

interface PlanRowProps {
  step: PlanStep;
  /** Of the course. */
  language: CourseLanguage;
  /** Whether objectives have levels. */
  hasLevels: boolean;
  /** From 1. */
  position: number;
  isLast: boolean;
  /** Why the plan cannot be saved with this step, as errors. */
  faults: readonly Error[];
  /** Its title is that of one of two steps that were merged. */
  isToRename: boolean;
  /** The Tab key enters the list here. */
  isEntry: boolean;
  isLifted: boolean;
  /** Says how the handle is used without a mouse. */
  hintId: string;
  on: PlanRowActions;
}

function RowTexts(props: PlanRowProps) {
  const { step, language, hasLevels, position, faults, isToRename, isEntry, on } = props;
  const { t } = useTranslation("plan");
  const sentence = useErrorSentence();
  const { key, title, parts } = step;
  const objectives = step.objectives.filter(({ text }) => text !== title);
  return (
    <div className="order-last min-w-0 basis-full space-y-2 px-2 pb-2 sm:order-none sm:flex-1 sm:basis-0 sm:px-0 sm:pt-1.5">
      <button
        type="button"
        data-entry
        tabIndex={isEntry ? 0 : -1}
        aria-label={t("edit", { position, title })}
        {...on.hears}
        onClick={() => on.onEdit(key)}
        className="break-words text-left font-semibold leading-snug outline-none after:absolute after:inset-0"
      >
        <span lang={language}>{title.trim() === "" ? "…" : title}</span>
        <PencilLine size={15} aria-hidden className="ml-2 inline text-muted" />
      </button>
      {isToRename ? <p className="text-md text-here">{t("rename_hint")}</p> : null}
      {faults.map((fault) => (
        <p key={fault.message} className="text-md text-danger">
          {sentence(fault)}
        </p>
      ))}
      {objectives.length > 0 ? (
        <ul className="space-y-1">
          {objectives.map(({ text, level }) => (
            <li key={`${level} ${text}`} className="flex items-baseline gap-x-3 leading-snug">
              {hasLevels ? (
                <span className="w-24 shrink-0 text-sm text-muted">{t(`level_${level}`)}</span>
              ) : null}
              <span lang={language} className="min-w-0 break-words">
                {text}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <PlanParts parts={parts} most={PARTS_IN_ROW} />
    </div>
  );
}

/** One step of a plan: what it is for, what it teaches, and what one can do with it. */
export const PlanRow = memo(function PlanRow(props: PlanRowProps) {
  const { step, position, isLast, isEntry, isLifted, hintId, on } = props;
  const { key, title } = step;
  const element = useRef<HTMLLIElement>(null);
  const isDragged = useDraggable({ element, text: title, isFixed: false });
  const button = { isEntry, hears: on.hears };
  return (
    <li
      ref={element}
      data-key={key}
      className={cx(
        "relative flex flex-wrap items-start gap-0.5 py-1 pr-1 first:rounded-t-card last:rounded-b-card hover:bg-accent-soft has-[[data-entry]:focus-visible]:outline-3 has-[[data-entry]:focus-visible]:-outline-offset-3 has-[[data-entry]:focus-visible]:outline-accent sm:flex-nowrap",
        isLifted && "bg-accent-soft",
        isDragged && "opacity-50",
      )}
    >
      <RowHandle
        {...button}
        title={title}
        hintId={hintId}
        isLifted={isLifted}
        onLift={() => on.onLift(key)}
      />
      <span className="flex-1 self-center tabular-nums text-muted sm:w-8 sm:flex-none sm:self-start sm:pt-1.5">
        {position}.
      </span>
      <RowTexts {...props} />
      <RowMoves
        {...button}
        title={title}
        position={position}
        cannotRise={position === 1}
        cannotSink={isLast}
        onMove={(way) => on.onMove(key, way)}
        onMenu={({ currentTarget }) => on.onMenu(key, currentTarget)}
      />
    </li>
  );
});
