import { ArrowDown, ArrowUp, GripVertical, MoreVertical } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { useDraggable } from "../../../ui/dragging/useDraggable.ts";
import { ProposalTag } from "../../rewriting/components/ProposalTag.tsx";
import type { StepRowData } from "../order.ts";

const SQUARE =
  "relative grid size-9 shrink-0 place-items-center rounded-m text-muted hover:bg-accent-soft hover:text-ink focus-visible:-outline-offset-3 aria-disabled:opacity-40 pointer-coarse:size-11";

/** What one can do with a row; the functions stay the same, so that rows are not drawn again for them. */
export interface RowActions {
  onMove: (stepId: string, way: "up" | "down") => void;
  onMenu: (stepId: string, button: HTMLButtonElement) => void;
  /** Its handle was pressed with the keyboard, or by a screen reader. */
  onLift: (stepId: string) => void;
  /** What each thing in a row hears that can have the focus. */
  hears: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
}

interface RowButtonProps {
  label: string;
  describedBy?: string;
  isEntry: boolean;
  isDisabled?: boolean;
  isPressed?: boolean;
  hasMenu?: boolean;
  hears: RowActions["hears"];
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  className?: string;
  children: ReactNode;
}

/** Stands above the link that fills the row. One that can do nothing now keeps the focus. */
function RowButton(props: RowButtonProps) {
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

function RowText({ row }: { row: StepRowData }) {
  const { t } = useTranslation("editor");
  const notes = [
    row.isFallback ? t("note_fallback") : "",
    row.isEmpty ? t("note_empty") : "",
    row.hasQuestion ? "" : t("note_no_question"),
  ].filter(Boolean);
  return (
    <>
      <span className="tabular-nums text-muted">{row.position}. </span>
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
  const { t } = useTranslation("editor");
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
      <RowButton
        {...button}
        label={t("move", { title })}
        describedBy={hintId}
        isDisabled={isFixed}
        isPressed={isLifted}
        onPress={({ detail }) => detail === 0 && on.onLift(id)}
        className="cursor-grab"
      >
        <GripVertical size={18} aria-hidden />
      </RowButton>
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
      <RowButton
        {...button}
        label={t("move_up", { title })}
        isDisabled={isFirst || isFixed}
        onPress={() => on.onMove(id, "up")}
      >
        <ArrowUp size={18} aria-hidden />
      </RowButton>
      <RowButton
        {...button}
        label={t("move_down", { title })}
        isDisabled={isLast || isFixed}
        onPress={() => on.onMove(id, "down")}
      >
        <ArrowDown size={18} aria-hidden />
      </RowButton>
      <RowButton
        {...button}
        label={t("actions", { position })}
        hasMenu
        onPress={({ currentTarget }) => on.onMenu(id, currentTarget)}
      >
        <MoreVertical size={18} aria-hidden />
      </RowButton>
    </li>
  );
});
