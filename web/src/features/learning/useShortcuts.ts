import { useLayoutEffect, useSyncExternalStore } from "react";
import { local } from "../../lib/storage.ts";

const KEY = "shortcuts";
const TYPING = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]";
const DIALOG = "[role=dialog], [role=alertdialog]";

const listeners = new Set<() => void>();

/** Whether single keys do something; a person can switch them off (WCAG 2.1.4). */
export const shortcutSetting = {
  get: (): boolean => local.get(KEY) !== "off",
  set: (on: boolean): void => {
    if (on) local.remove(KEY);
    else local.set(KEY, "off");
    for (const listener of listeners) listener();
  },
};

export function useShortcutSetting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shortcutSetting.get,
    () => true,
  );
}

function isMeantForText(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  return event.target instanceof Element && event.target.closest(TYPING) !== null;
}

/** The control that a key means: of several exercises the one that has the focus, else the first one in sight. */
function meantBy(name: string): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(name)}"]`)];
  const focused = document.activeElement?.closest("section");
  const isInSight = (control: HTMLElement) => control.getBoundingClientRect().bottom > 0;
  return found.find((control) => focused?.contains(control)) ?? found.find(isInSight) ?? found[0];
}

/** Presses the control that names the key in `aria-keyshortcuts`, as a person would. */
export function useShortcuts(): void {
  const on = useShortcutSetting();
  // Before the page is painted: a key that is pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const help = event.key === "?";
      if (isMeantForText(event) || (!on && !help) || document.querySelector(DIALOG) !== null) return;
      const name = event.shiftKey && !help ? `Shift+${event.key.toLowerCase()}` : event.key;
      const target = meantBy(name);
      if (target === undefined) return;
      event.preventDefault();
      if (target instanceof HTMLInputElement || target instanceof HTMLAnchorElement) target.focus();
      target.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [on]);
}
