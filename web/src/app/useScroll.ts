import { useEffect, useLayoutEffect, useRef } from "react";
import type { Place } from "../lib/navigation.ts";
import { sitting } from "../lib/storage.ts";

const STORAGE_KEY = "scroll";

function stored(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sitting.get(STORAGE_KEY) ?? "{}");
    if (typeof entries !== "object" || entries === null) return new Map();
    return new Map(Object.entries(entries).filter(([, top]) => typeof top === "number"));
  } catch {
    // Nobody loses more than a scroll position.
    return new Map();
  }
}

const tops = stored();

/** A new page begins at its top or at its anchor; "back" and "forward" lead to where one was. */
export function useScroll({ location: { key, hash }, action, staysPut }: Place): void {
  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => sitting.set(STORAGE_KEY, JSON.stringify(Object.fromEntries(tops)));
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);
  const isArrival = useRef(true);
  useLayoutEffect(() => {
    const note = () => tops.set(key, scrollY);
    const known = action === "POP" ? tops.get(key) : undefined;
    const anchor = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    // What the server sent is read before the app is there.
    const isRead = isArrival.current && scrollY > 0;
    isArrival.current = false;
    if (isRead) note();
    else if (known !== undefined) scrollTo(0, known);
    else if (anchor) anchor.scrollIntoView();
    else if (!staysPut) scrollTo(0, 0);
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, [key, hash, action, staysPut]);
}
