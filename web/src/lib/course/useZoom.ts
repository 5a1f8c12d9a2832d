import {
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { fitInto, larger, limitZoom, scrollAfter, smaller } from "./zooming.ts";

export { MOST_ZOOM } from "./zooming.ts";

/** What two taps enlarge to. */
const TAPPED = 2.5;

interface Point {
  x: number;
  y: number;
}

/** A place in the window that shows the picture. */
function pointIn(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const middleOf = (box: HTMLElement): Point => ({ x: box.clientWidth / 2, y: box.clientHeight / 2 });

/** Two fingers: their distance, and the point between them. */
function fingersOf({ touches }: TouchEvent) {
  const [one, other] = touches;
  if (!one || !other || touches.length > 2) return null;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };
}

/** Enlarges by two fingers, and by the wheel with the control key, as trackpads tell of fingers. */
function usePinch(
  box: { readonly current: HTMLElement | null },
  zoomBy: (factor: number, point: Point) => void,
): void {
  const change = useEffectEvent(zoomBy);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let before: number | null = null;
    const onTouch = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      if (fingers) {
        event.preventDefault();
        if (before !== null) change(fingers.distance / before, pointIn(element, fingers));
      }
      before = fingers?.distance ?? null;
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change(Math.exp(-event.deltaY / 100), pointIn(element, event));
    };
    // Only listeners that are not passive can keep the browser from scrolling or enlarging the page.
    const active = { passive: false };
    const types = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
    for (const type of types) element.addEventListener(type, onTouch, active);
    element.addEventListener("wheel", onWheel, active);
    return () => {
      for (const type of types) element.removeEventListener(type, onTouch);
      element.removeEventListener("wheel", onWheel);
    };
  }, [box]);
}

/** How large the window for the picture is. */
function useWindow(box: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

/** A picture of a size that is enlarged within a window; what is under the finger stays there. */
export function useZoom(width: number, height: number) {
  const box = useRef<HTMLDivElement>(null);
  const window = useWindow(box);
  const [zoom, setZoom] = useState(1);
  const fitted = window && fitInto(window, { width, height });
  const held = useRef<{ zoom: number; point: Point } | null>(null);
  const shown = useRef(zoom);
  useLayoutEffect(() => {
    const element = box.current;
    const before = held.current?.zoom ?? 1;
    if (element && before !== zoom) {
      const { x, y } = held.current?.point ?? middleOf(element);
      element.scrollTo({
        left: scrollAfter(element.scrollLeft, x, before, zoom),
        top: scrollAfter(element.scrollTop, y, before, zoom),
        behavior: "instant",
      });
    }
    held.current = { zoom, point: element ? middleOf(element) : { x: 0, y: 0 } };
    shown.current = zoom;
  }, [zoom]);
  const zoomTo = (next: number, point: Point | null) => {
    const element = box.current;
    if (!element) return;
    held.current = { zoom: shown.current, point: point ?? middleOf(element) };
    setZoom(limitZoom(next));
  };
  usePinch(box, (factor, point) => zoomTo(zoom * factor, point));
  return {
    box,
    zoom,
    size: fitted ? { width: fitted.width * zoom, height: fitted.height * zoom } : { width: "100%" },
    zoomIn: () => zoomTo(larger(zoom), null),
    zoomOut: () => zoomTo(smaller(zoom), null),
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey) return;
      if (key === "+" || key === "=") zoomTo(larger(zoom), null);
      if (key === "-") zoomTo(smaller(zoom), null);
      if (key === "0") zoomTo(1, null);
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) =>
      zoomTo(zoom > 1 ? 1 : TAPPED, pointIn(event.currentTarget, event)),
  };
}
