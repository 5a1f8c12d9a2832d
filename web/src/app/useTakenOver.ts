import { useEffect } from "react";

/**
 * Called by what is shown first, once it works: from then on nothing of what the server sent waits for the app any more.
 * What was focused and pressed meanwhile is heard of now (web/build/showSent.ts).
 */
export function useTakenOver(): void {
  useEffect(() => {
    delete document.documentElement.dataset.sent;
    const pressed = globalThis.pressedAhead?.splice(0) ?? [];
    globalThis.pressedAhead = undefined;
    if (pressed.length === 0) return;
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    for (const press of pressed) press();
  }, []);
}
