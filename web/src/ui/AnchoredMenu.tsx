import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { cx } from "./cx.ts";
import { findByKey } from "./listKeys.ts";

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

/** Pixels between a menu and its button, and the edge of the screen. */
const GAP = 8;

/** Never higher than its place: over the button, letting go of the mouse would choose an entry. */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const button = anchor.getBoundingClientRect();
  menu.style.maxHeight = "none";
  const { offsetHeight: height, offsetWidth: width } = menu;
  const below = innerHeight - button.bottom - 2 * GAP;
  const above = button.top - 2 * GAP;
  const isAbove = height > below && above > below;
  const left = Math.max(GAP, Math.min(button.right, innerWidth - GAP) - width);
  menu.style.left = `${left}px`;
  menu.style.maxHeight = `${isAbove ? above : below}px`;
  menu.style.bottom = isAbove ? `${innerHeight - button.top + GAP}px` : "auto";
  menu.style.top = isAbove ? "auto" : `${button.bottom + GAP}px`;
}

/** Whether any of an element is between the upper and the lower edge of the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

const entriesIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];

/** Shows a menu at its button, wherever that is moved; says when the browser closed it, or its button is out of sight. */
function useShown(menu: RefObject<HTMLElement | null>, anchor: HTMLElement, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const shown = menu.current;
    if (!shown) return;
    const toggled = () => shown.matches(":popover-open") || close.current();
    const moved = ({ target }: Event) => {
      if (target instanceof Node && shown.contains(target)) return;
      if (isInView(anchor)) place(shown, anchor);
      else close.current();
    };
    shown.showPopover();
    place(shown, anchor);
    entriesIn(shown)[0]?.focus({ preventScroll: true });
    anchor.ariaExpanded = "true";
    shown.addEventListener("toggle", toggled);
    addEventListener("resize", moved);
    addEventListener("scroll", moved, true);
    return () => {
      shown.removeEventListener("toggle", toggled);
      removeEventListener("resize", moved);
      removeEventListener("scroll", moved, true);
      anchor.ariaExpanded = null;
      shown.hidePopover();
    };
  }, [menu, anchor]);
}

/** Where a key leads in a menu, past its ends to the other one; null where it leads nowhere. */
function useMenuKeys() {
  const word = useRef({ typed: "", until: 0 });
  return (event: KeyboardEvent, entries: readonly HTMLElement[]): HTMLElement | undefined => {
    const at = entries.findIndex((entry) => entry.matches(":focus"));
    if (event.key === "ArrowUp" && at === 0) return entries.at(-1);
    if (event.key === "ArrowDown" && at === entries.length - 1) return entries[0];
    const labels = entries.map(({ textContent }) => textContent ?? "");
    return entries[findByKey(event, at, labels, word.current) ?? -1];
  };
}

interface AnchoredMenuProps {
  label: string;
  /** Groups of entries with a line between them. */
  groups: readonly (readonly MenuEntry[])[];
  /** The button it was opened with, which has the focus again once the menu has done its work. */
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * An open list of actions at one of many buttons that share it (ARIA Authoring Practices, menu button). The browser's
 * own popover: nothing around it is drawn or hidden anew, which on a slow computer takes longer than the menu.
 */
export function AnchoredMenu({ label, groups, anchor, onClose }: AnchoredMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const next = useMenuKeys();
  useShown(menu, anchor, onClose);
  const leave = () => {
    anchor.focus({ preventScroll: true });
    onClose();
  };
  const goByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") return leave();
    const entry = event.ctrlKey || event.metaKey ? undefined : next(event, entriesIn(event.currentTarget));
    if (!entry) return;
    event.preventDefault();
    entry.focus();
  };
  return (
    <div
      ref={menu}
      role="menu"
      popover="auto"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={goByKey}
      className="inset-auto m-0 min-w-60 overflow-auto rounded-m border border-line bg-surface p-1.5 text-ink shadow-float outline-none"
    >
      {groups.map((entries, index) => (
        <Fragment key={entries[0]?.id ?? "empty"}>
          {index > 0 ? <hr className="my-1 border-t border-line" /> : null}
          {entries.map(({ id, icon, label: words, danger, onSelect }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
              onClick={() => {
                leave();
                onSelect();
              }}
              className={cx(
                "flex min-h-9 w-full items-center gap-3 rounded-chip px-3 py-1.5 text-left outline-none focus:bg-accent-soft pointer-coarse:min-h-11",
                danger && "text-danger",
              )}
            >
              {icon}
              {words}
            </button>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
