import { type RefObject, useEffect, useState } from "react";
import { textOf } from "./text.ts";

/** The text inside `root`, as soon as it is there and whenever it changes. */
export function useText(root: RefObject<HTMLElement | null>): string {
  const [text, setText] = useState("");
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const look = () => setText(textOf(element));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [root]);
  return text;
}
