import type { LucideIcon } from "lucide-react";
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { type Selected, selectedIn } from "../passages/selected.ts";

/** What can be made of words that are selected in a step. */
export interface PassageAction {
  label: string;
  icon: LucideIcon;
  /** The letter that does it together with Alt and Shift. */
  letter: string;
  isOffered?(selected: Selected): boolean;
  run(selected: Selected): void;
}

interface PassageBarProps {
  root: RefObject<HTMLElement | null>;
  /** Of the course. */
  language: string;
  actions: readonly PassageAction[];
}

/** Pixels between a selection and the bar, and that the bar needs below it. */
const APART = 8;
const HEIGHT = 72;

/** Where the bar stands beside the selection, and on a phone above its keyboard. */
function placeBar(): CSSProperties {
  const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : null;
  const { top = 0, bottom = 0, left = 0 } = range?.getBoundingClientRect() ?? {};
  const below = bottom + APART;
  const isRoomBelow = below + HEIGHT < innerHeight;
  const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
  return {
    "--bar-top": `${isRoomBelow ? below : Math.max(APART, top - HEIGHT)}px`,
    "--bar-left": `${Math.max(APART, Math.min(left, innerWidth - 26 * 16))}px`,
    "--bar-bottom": `${Math.max(0, innerHeight - height - offsetTop)}px`,
  } as CSSProperties;
}

/** What is selected inside of `root`, and where; null for nothing. */
function useSelected(root: RefObject<HTMLElement | null>, language: string) {
  const [shown, setShown] = useState<{ selected: Selected; place: CSSProperties } | null>(null);
  useEffect(() => {
    const look = () => {
      const selected = selectedIn(root.current, language);
      setShown(selected && { selected, place: placeBar() });
    };
    look();
    const onMove: AddEventListenerOptions = { capture: true, passive: true };
    document.addEventListener("selectionchange", look);
    addEventListener("scroll", look, onMove);
    addEventListener("resize", look);
    return () => {
      document.removeEventListener("selectionchange", look);
      removeEventListener("scroll", look, onMove);
      removeEventListener("resize", look);
    };
  }, [root, language]);
  return shown;
}

/** Buttons for what is selected in a text: beside it, on a phone at the lower edge; each by a key too. */
export function PassageBar({ root, language, actions }: PassageBarProps) {
  const { t } = useTranslation("editor");
  const shown = useSelected(root, language);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    const selected = selectedIn(root.current, language);
    const action = actions.find(({ letter }) => event.code === `Key${letter}`);
    if (!action || !selected || action.isOffered?.(selected) === false) return;
    event.preventDefault();
    action.run(selected);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  if (shown === null) return null;
  const { selected, place } = shown;
  return (
    <div
      role="toolbar"
      aria-label={t("selection_tools")}
      style={place}
      onPointerDown={(event) => event.preventDefault()}
      className="fixed z-40 flex max-sm:inset-x-0 max-sm:bottom-(--bar-bottom) max-sm:justify-center max-sm:p-3 sm:top-(--bar-top) sm:left-(--bar-left)"
    >
      <div className="flex flex-wrap gap-1.5 rounded-m border border-line-strong bg-surface p-1.5 shadow-float">
        {actions
          .filter(({ isOffered }) => isOffered?.(selected) !== false)
          .map(({ label, icon: Icon, letter, run }, at) => (
            <Button
              key={letter}
              look={at === 0 ? "primary" : "quiet"}
              aria-keyshortcuts={`Alt+Shift+${letter}`}
              onPress={() => run(selected)}
            >
              <Icon size={18} aria-hidden />
              {label}
            </Button>
          ))}
      </div>
    </div>
  );
}
