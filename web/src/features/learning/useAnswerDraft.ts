import { useState } from "react";
import { sitting } from "../../lib/storage.ts";

const keyOf = (slug: string, questionId: string) => `answer:${slug}:${questionId}`;

function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(sitting.get(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

interface Draft {
  selected: readonly string[];
  toggle: (optionId: string) => void;
  /** Forgets the draft, once the answer is stored on the server. */
  clear: () => void;
}

/** The options selected so far; a reload loses none. */
export function useAnswerDraft(slug: string, questionId: string): Draft {
  const key = keyOf(slug, questionId);
  const [selected, setSelected] = useState<readonly string[]>(() => read(key));
  const toggle = (optionId: string) => {
    const next = selected.includes(optionId)
      ? selected.filter((id) => id !== optionId)
      : [...selected, optionId];
    setSelected(next);
    sitting.set(key, JSON.stringify(next));
  };
  return { selected, toggle, clear: () => sitting.remove(key) };
}
