import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "./useHydrated.ts";

/** A term shows itself to a pointer that rests on it, and stays while the pointer goes over to its meaning. */
const REST_MS = 200;
const EDGE = 12;
const WIDTH = 352;

interface Place {
  left: number;
  top: number;
  width: number;
  above: boolean;
}

/** Where there is more room, below or above the term; in the page, so that it scrolls with the text. */
function placeOf(term: HTMLElement): Place {
  const page = document.documentElement;
  const line = [...term.getClientRects()].at(-1) ?? term.getBoundingClientRect();
  const width = Math.min(WIDTH, page.clientWidth - 2 * EDGE);
  const above = line.bottom > page.clientHeight * 0.6;
  const left = Math.max(EDGE, Math.min(line.left, page.clientWidth - width - EDGE)) + window.scrollX;
  return { left, width, above, top: (above ? line.top - 6 : line.bottom + 6) + window.scrollY };
}

/** How it was opened: a press keeps it open until the next press, Escape, or one elsewhere. */
type Opened = { by: "pointer" | "press"; place: Place };

function useCloseFromOutside(
  isOpen: boolean,
  term: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (term.current?.contains(target) || card.current?.contains(target));
    const onPress = ({ target }: Event) => {
      if (!isInside(target)) close();
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === "Escape") close();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen, term, card, close]);
}

function useTerm() {
  const term = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const [close] = useState(() => () => setOpened(null));
  useCloseFromOutside(opened !== null, term, card, close);
  const open = (by: Opened["by"]) => {
    clearTimeout(waiting.current);
    if (term.current) setOpened({ by, place: placeOf(term.current) });
  };
  const press = () => (opened?.by === "press" ? setOpened(null) : open("press"));
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(waiting.current);
      if (pointerType === "mouse" && opened === null)
        waiting.current = setTimeout(() => open("pointer"), REST_MS);
    },
    onPointerLeave: () => {
      clearTimeout(waiting.current);
      if (opened?.by === "pointer") waiting.current = setTimeout(close, REST_MS);
    },
  };
  const keys = {
    onFocus: () => {
      if (term.current?.matches(":focus-visible")) open("pointer");
    },
    onBlur: close,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
  return { term, card, place: opened?.place ?? null, hover, keys };
}

interface ProseTermProps {
  text: string;
  meaning: string;
  lang: string | undefined;
}

/**
 * A term in a text that shows its meaning. The words stay part of the text (a real button's could not be selected or
 * broken over lines); the meaning stands outside of it, so that the text is the same with and without it.
 */
export function ProseTerm({ text, meaning, lang }: ProseTermProps) {
  const id = useId();
  const hydrated = useHydrated();
  const { term, card, place, hover, keys } = useTerm();
  const button = { role: "button", tabIndex: 0, "aria-expanded": place !== null, ...hover, ...keys };
  const at = place ? { left: place.left, top: place.top, width: place.width } : undefined;
  return (
    <>
      <span ref={term} className="prose-term" aria-describedby={id} {...button}>
        {text}
      </span>
      {hydrated &&
        createPortal(
          <div
            ref={card}
            id={id}
            role="tooltip"
            lang={lang}
            hidden={place === null}
            style={at}
            {...hover}
            className={`prose-meaning ${place?.above ? "-translate-y-full" : ""}`}
          >
            {meaning}
          </div>,
          document.body,
        )}
    </>
  );
}
