import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { cx } from "../../ui/cx.ts";
import { DropLine } from "../../ui/dragging/DropLine.tsx";
import { useDraggable } from "../../ui/dragging/useDraggable.ts";
import { useDragging } from "../../ui/dragging/useDragging.ts";
import { useTouchDragging } from "../../ui/dragging/useTouchDragging.ts";
import { LiveRegion } from "../../ui/Live.tsx";
import { putInGap } from "./moving.ts";

export interface SortableRow {
  key: string;
  /** What is dragged, for other programs. */
  text: string;
  /** What its buttons are called. */
  up: string;
  down: string;
  content: ReactNode;
}

type Way = "up" | "down";

const SQUARE =
  "inline-grid size-11 shrink-0 place-items-center rounded-m text-ink hover:bg-accent-soft aria-disabled:opacity-40";

interface RowProps extends Pick<SortableListProps, "isWide"> {
  row: SortableRow;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isDisabled: boolean;
  /** By a finger. */
  isTouched: boolean;
  /** What its handle does under a finger. */
  touch: ReturnType<ReturnType<typeof useTouchDragging>["handlersOf"]>;
  onMove: (way: Way) => void;
}

/** A row with its handle and its two buttons. One that can do nothing now keeps the focus. */
function Row({ row, number, isFirst, isLast, isDisabled, isTouched, isWide, touch, onMove }: RowProps) {
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const isDragged = useDraggable({ element, handle, text: row.text, isFixed: isDisabled });
  const button = (way: Way, label: string, isEnd: boolean, Icon: typeof ArrowUp) => (
    <button
      type="button"
      data-way={way}
      aria-label={label}
      aria-disabled={isEnd || isDisabled || undefined}
      onClick={() => isEnd || isDisabled || onMove(way)}
      className={SQUARE}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
  return (
    <li
      ref={element}
      data-key={row.key}
      className={cx(
        "flex flex-wrap items-center justify-end gap-x-0.5 rounded-m border-[1.5px] border-line-strong bg-surface",
        (isDragged || isTouched) && "opacity-50",
      )}
    >
      <div className={cx("flex min-w-0 flex-[1_1_10rem] items-center gap-0.5", isWide && "max-sm:contents")}>
        <span
          {...(isDisabled ? {} : touch)}
          ref={handle}
          aria-hidden="true"
          className="grid size-9 shrink-0 cursor-grab touch-none place-items-center text-muted pointer-coarse:size-11"
        >
          <GripVertical size={18} />
        </span>
        <span className="tabular-nums text-muted">{number}. </span>
        <div
          className={cx(
            "min-w-0 flex-1 break-words px-2 py-2 leading-snug",
            isWide && "max-sm:order-first max-sm:basis-full",
          )}
        >
          {row.content}
        </div>
      </div>
      {isWide ? <span className="grow sm:hidden" /> : null}
      {button("up", row.up, isFirst, ArrowUp)}
      {button("down", row.down, isLast, ArrowDown)}
    </li>
  );
}

interface SortableListProps {
  rows: readonly SortableRow[];
  /** Id of what the list is called. */
  labelledBy: string;
  /** Of what stands in it, where it differs from the page's. */
  lang?: string;
  isDisabled?: boolean;
  /** What stands in a row gets its whole width on a phone. */
  isWide?: boolean;
  /** The keys in their new order. */
  onOrder: (keys: string[]) => void;
  /** What is said aloud when a row was moved; `place` counts from 1. */
  sayMoved: (row: SortableRow, place: number) => string;
}

/** A list that is put in order: with two buttons a row, or by dragging. */
export function SortableList(props: SortableListProps) {
  const { rows, labelledBy, lang, isDisabled = false, isWide = false } = props;
  const list = useRef<HTMLOListElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ key: string; way: Way }>(null);
  const [said, say] = useState("");
  const latest = useRef(props);
  latest.current = props;
  const drop = useCallback((key: string, gap: number) => {
    const { rows: now, onOrder, sayMoved } = latest.current;
    const at = now.findIndex((row) => row.key === key);
    const row = now[at];
    if (!row) return;
    const moved = putInGap(now, at, gap);
    onOrder(moved.map((one) => one.key));
    say(sayMoved(row, moved.indexOf(row) + 1));
  }, []);
  useDragging({ list, line, onDrop: drop });
  const { dragged, handlersOf } = useTouchDragging({ list, line, onDrop: drop });
  // A row that is put elsewhere in the page loses the focus.
  useEffect(() => {
    if (pressed.current === null) return;
    const { key, way } = pressed.current;
    pressed.current = null;
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-way=${way}]`)?.focus();
  });
  return (
    <div className="relative">
      <ol ref={list} aria-labelledby={labelledBy} lang={lang} className="space-y-2">
        {rows.map((row, at) => (
          <Row
            key={row.key}
            row={row}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            isDisabled={isDisabled}
            isTouched={dragged === row.key}
            isWide={isWide}
            touch={handlersOf(row.key)}
            onMove={(way) => {
              pressed.current = { key: row.key, way };
              drop(row.key, way === "up" ? at - 1 : at + 2);
            }}
          />
        ))}
      </ol>
      <DropLine ref={line} />
      <LiveRegion urgent>{said}</LiveRegion>
    </div>
  );
}
