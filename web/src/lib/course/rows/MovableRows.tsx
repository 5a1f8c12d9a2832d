import { type ReactNode, type RefObject, useId, useMemo, useRef, useState } from "react";
import { DropLine } from "../../../ui/dragging/DropLine.tsx";
import { useDragging } from "../../../ui/dragging/useDragging.ts";
import { useTranslation } from "../../i18n.ts";
import type { RowHears } from "./RowButton.tsx";
import { useLift } from "./useLift.ts";
import { useRowKeys } from "./useRowKeys.ts";

interface Frame {
  list: RefObject<HTMLOListElement | null>;
  line: RefObject<HTMLDivElement | null>;
  /** Id of what says how a row is moved without a mouse. */
  hintId: string;
}

/** What each row is given: functions that never change. */
export interface MovableRow {
  /** Its handle was pressed with the keyboard, or by a screen reader. */
  onLift: (id: string) => void;
  hears: RowHears;
}

interface Moving {
  rows: readonly { id: string; title: string }[];
  /** A row was put down in the gap above another one. */
  onDrop: (id: string, gap: number) => void;
  /** Says something aloud. */
  say: (words: string) => void;
}

/** Rows that are moved by dragging and by keyboard. The Tab key enters them at `visited`, where one was last. */
export function useMovableRows({ rows, onDrop, say }: Moving) {
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const lift = useLift({ rows, list, line, onDrop, say });
  const goByKey = useRowKeys();
  const latest = useRef(lift);
  latest.current = lift;
  const on = useMemo(
    (): MovableRow => ({
      onLift: (id) => latest.current.toggle(id),
      hears: {
        onKeyDown: (event) => latest.current.takeKey(event) || goByKey(event),
        onFocus: ({ currentTarget }) =>
          setVisited(currentTarget.closest<HTMLElement>("[data-key]")?.dataset.key ?? ""),
        onBlur: () => latest.current.leave(),
      },
    }),
    [goByKey],
  );
  useDragging({ list, line, onDrop });
  const frame: Frame = { list, line, hintId };
  return { frame, on, visited, lifted: lift.lifted };
}

interface MovableRowsProps {
  label: string;
  frame: Frame;
  children: ReactNode;
}

/** The list around such rows. */
export function MovableRows({ label, frame, children }: MovableRowsProps) {
  const { t } = useTranslation("editor");
  return (
    <div className="relative">
      <ol
        ref={frame.list}
        aria-label={label}
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {children}
      </ol>
      <DropLine ref={frame.line} />
      <p id={frame.hintId} hidden>
        {t("move_hint")}
      </p>
    </div>
  );
}
