import { useSyncExternalStore } from "react";
import { local } from "../../../lib/storage.ts";

const keyOf = (slug: string, stepId: string) => `bites:${slug}:${stepId}` as const;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The bites of a step that were passed on this device without a question, and what passes one more. */
export function useReadBites(slug: string, stepId: string) {
  const key = keyOf(slug, stepId);
  const kept = useSyncExternalStore(
    subscribe,
    () => local.get(key) ?? "",
    () => "",
  );
  const read = kept.split(" ");
  const pass = (bite: string) => {
    local.set(key, [...new Set([...read, bite])].join(" ").trim());
    for (const listener of listeners) listener();
  };
  return { read, pass };
}

/** Forgets what was read of a course, as it begins anew. */
export function forgetReadBites(slug: string): void {
  for (const key of local.keys()) if (key.startsWith(`bites:${slug}:`)) local.remove(key);
}
