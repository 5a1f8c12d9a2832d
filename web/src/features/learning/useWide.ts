import { useSyncExternalStore } from "react";

const query = matchMedia("(min-width: 48rem)");

function subscribe(listener: () => void): () => void {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether there is room for the rail beside the text. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
