import { memo, useRef } from "react";
import { Link } from "react-router";
import { hasOwnNumber } from "../../../lib/course/placed.ts";
import type { MovableRow } from "../../../lib/course/rows/MovableRows.tsx";
import { RowHandle, RowMoves } from "../../../lib/course/rows/RowMoves.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { useDraggable } from "../../../ui/dragging/useDraggable.ts";
import { ProposalTag } from "../../rewriting/components/ProposalTag.tsx";
import type { StepRowData } from "../order.ts";

/** What one can do with a row; the functions stay the same, so that rows are not drawn again for them. */
export interface RowActions extends MovableRow {
  onMove: (stepId: string, way: "up" | "down") => void;
  onMenu: (stepId: string, button: HTMLButtonElement) => void;
}

function RowText({ row }: { row: StepRowData }) {
  const { t } = useTranslation("editor");
  const notes = [
    row.isFallback ? t("note_fallback") : "",
    row.isEmpty ? t("note_empty") : "",
    row.hasQuestion ? "" : t("note_no_question"),
  ].filter(Boolean);
  return (
    <>
      {hasOwnNumber(row.title) ? null : <span className="tabular-nums text-muted">{row.position}. </span>}
      <span className="font-semibold">{row.title}</span>
      {notes.length > 0 ? <span className="block text-sm text-here">{notes.join(" · ")}</span> : null}
      {row.proposal ? (
        <span className="mt-1 block">
          <ProposalTag proposal={row.proposal} />
        </span>
      ) : null}
    </>
  );
}

interface StepRowProps {
  slug: string;
  row: StepRowData;
  /** The Tab key enters the list here. */
  isEntry: boolean;
  isLifted: boolean;
  /** Says how the handle is used without a mouse. */
  hintId: string;
  on: RowActions;
}

/** One step of the list: handle, title, and what one can do with it. A long list has many rows, so all in them is plain. */
export const StepRow = memo(function StepRow({ slug, row, isEntry, isLifted, hintId, on }: StepRowProps) {
  const { id, title, position, isFirst, isLast, isFixed } = row;
  const element = useRef<HTMLLIElement>(null);
  const isDragged = useDraggable({ element, text: title, isFixed });
  const button = { isEntry, hears: on.hears };
  return (
    <li
      ref={element}
      data-key={id}
      className={cx(
        "relative flex items-center gap-0.5 py-1 pr-1 first:rounded-t-card last:rounded-b-card hover:bg-accent-soft has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-accent",
        row.isCurrent && "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]",
        isLifted && "bg-accent-soft",
        isDragged && "opacity-50",
      )}
    >
      <RowHandle
        {...button}
        title={title}
        hintId={hintId}
        isDisabled={isFixed}
        isLifted={isLifted}
        onLift={() => on.onLift(id)}
      />
      <Link
        to={`/c/${slug}/edit/steps/${id}`}
        tabIndex={isEntry ? 0 : -1}
        draggable={false}
        aria-current={row.isCurrent ? "true" : undefined}
        {...on.hears}
        className="min-w-0 flex-1 py-1.5 text-ink no-underline leading-snug outline-none after:absolute after:inset-0"
      >
        <RowText row={row} />
      </Link>
      <RowMoves
        {...button}
        title={title}
        position={position}
        cannotRise={isFirst || isFixed}
        cannotSink={isLast || isFixed}
        onMove={(way) => on.onMove(id, way)}
        onMenu={({ currentTarget }) => on.onMenu(id, currentTarget)}
      />
    </li>
  );
});
