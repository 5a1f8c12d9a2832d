import { ArrowDown, ArrowUp, GripVertical, MoreVertical } from "lucide-react";
import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { ProposalTag } from "../../rewriting/components/ProposalTag.tsx";
import type { StepRowData } from "../order.ts";

const SQUARE =
  "grid size-9 shrink-0 place-items-center rounded-m text-muted hover:bg-accent-soft hover:text-ink disabled:opacity-40 pointer-coarse:size-11";

/** What one can do with a row; the functions stay the same, so that rows are not drawn again for them. */
export interface RowActions {
  onMove: (stepId: string, way: "up" | "down") => void;
  onMenu: (stepId: string, button: HTMLButtonElement) => void;
}

const stay = (event: SyntheticEvent) => event.stopPropagation();
const stayPressed = (event: KeyboardEvent) => {
  if (event.key === "Enter" || event.key === " ") event.stopPropagation();
};

interface RowButtonProps {
  label: string;
  isDisabled?: boolean;
  hasMenu?: boolean;
  onPress: (button: HTMLButtonElement) => void;
  children: ReactNode;
}

/**
 * A plain button: a long list has many. Pressing the row opens its step, so a press on a button stays inside; so does
 * its focus, of which the list would draw all its rows anew.
 */
function RowButton({ label, isDisabled, hasMenu, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup={hasMenu ? "menu" : undefined}
      disabled={isDisabled}
      onFocus={stay}
      onPointerDown={stay}
      onMouseDown={stay}
      onKeyDown={stayPressed}
      onClick={(event) => {
        stay(event);
        onPress(event.currentTarget);
      }}
      className={SQUARE}
    >
      {children}
    </button>
  );
}

/** One step of the list: handle, title, and what one can do with it. */
export function StepRow({ row, onMove, onMenu }: RowActions & { row: StepRowData }) {
  const { id, title, position, proposal, isFirst, isLast, isFixed } = row;
  const { t } = useTranslation("editor");
  const notes = [
    row.isFallback ? t("note_fallback") : "",
    row.isEmpty ? t("note_empty") : "",
    row.hasQuestion ? "" : t("note_no_question"),
  ].filter(Boolean);
  return (
    <div className="flex w-full items-center gap-0.5 py-1 pr-1">
      <AriaButton slot="drag" isDisabled={isFixed} className={cx(SQUARE, "cursor-grab")}>
        <GripVertical size={18} aria-hidden />
      </AriaButton>
      <span className="min-w-0 flex-1 py-1.5 leading-snug">
        <span className="tabular-nums text-muted">{position}. </span>
        <span className="font-semibold">{title}</span>
        {notes.length > 0 ? <span className="block text-sm text-here">{notes.join(" · ")}</span> : null}
        {proposal ? (
          <span className="mt-1 block">
            <ProposalTag proposal={proposal} />
          </span>
        ) : null}
      </span>
      <RowButton
        label={t("move_up", { title })}
        isDisabled={isFirst || isFixed}
        onPress={() => onMove(id, "up")}
      >
        <ArrowUp size={18} aria-hidden />
      </RowButton>
      <RowButton
        label={t("move_down", { title })}
        isDisabled={isLast || isFixed}
        onPress={() => onMove(id, "down")}
      >
        <ArrowDown size={18} aria-hidden />
      </RowButton>
      <RowButton label={t("actions", { position })} hasMenu onPress={(button) => onMenu(id, button)}>
        <MoreVertical size={18} aria-hidden />
      </RowButton>
    </div>
  );
}
