import { useCallback, useState } from "react";
import { local } from "../../../lib/storage.ts";

interface StepDocument {
  id: string;
  name: string;
  bytes: number;
}

/** What was typed and uploaded for a new step. */
export interface StepDraft {
  title: string;
  description: string;
  document: StepDocument | null;
}

const EMPTY: StepDraft = { title: "", description: "", document: null };

function textOf(value: object, field: string): string {
  const found: unknown = Reflect.get(value, field);
  return typeof found === "string" ? found : "";
}

function documentOf(value: unknown): StepDocument | null {
  if (typeof value !== "object" || value === null) return null;
  const bytes: unknown = Reflect.get(value, "bytes");
  const id = textOf(value, "id");
  return id !== "" && typeof bytes === "number" ? { id, name: textOf(value, "name"), bytes } : null;
}

/** Reads a stored draft; anything else is an empty one. */
export function parseStepDraft(stored: string | null): StepDraft {
  try {
    const found: unknown = JSON.parse(stored ?? "null");
    if (typeof found !== "object" || found === null) return EMPTY;
    return {
      title: textOf(found, "title"),
      description: textOf(found, "description"),
      document: documentOf(Reflect.get(found, "document")),
    };
  } catch {
    return EMPTY;
  }
}

/** The draft of a course's next step on this device: survives a reload, gone after `clear`. */
export function useStepDraft(slug: string) {
  const key = `step-draft:${slug}`;
  const [draft, setDraft] = useState(() => parseStepDraft(local.get(key)));
  const change = useCallback(
    (part: Partial<StepDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...part };
        local.set(key, JSON.stringify(next));
        return next;
      }),
    [key],
  );
  const clear = () => local.remove(key);
  return { draft, change, clear };
}
