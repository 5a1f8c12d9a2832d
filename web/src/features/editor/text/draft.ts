import type { EditedStep, StepText } from "@lehrpfad/contract";
import { local } from "../../../lib/storage.ts";
import { isSame, merged, textsOf } from "./merge.ts";

interface StoredDraft {
  /** What was stored when the draft began. */
  base: StepText;
  texts: StepText;
}

const keyOf = (stepId: string): string => `editor-draft:${stepId}`;

function isText(value: unknown): value is StepText {
  if (typeof value !== "object" || value === null) return false;
  return ["title", "content", "summary"].every(
    (field) => field in value && typeof Reflect.get(value, field) === "string",
  );
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null) return false;
  return "base" in value && isText(value.base) && "texts" in value && isText(value.texts);
}

function read(stepId: string): StoredDraft | null {
  try {
    const found: unknown = JSON.parse(local.get(keyOf(stepId)) ?? "null");
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

/** Keeps on this device what is not saved yet, so that a reload loses nothing. */
export function keepDraft(stepId: string, draft: StoredDraft): void {
  local.set(keyOf(stepId), JSON.stringify(draft));
}

export function dropDraft(stepId: string): void {
  local.remove(keyOf(stepId));
}

/** What to begin with: the stored texts, or a draft kept on this device, brought together where that can be. */
export function beginWith(step: EditedStep): { texts: StepText; restored: boolean; conflict: boolean } {
  const stored = textsOf(step);
  const draft = read(step.id);
  if (draft === null || isSame(draft.texts, stored))
    return { texts: stored, restored: false, conflict: false };
  const both = merged(draft.base, draft.texts, stored);
  return { texts: both ?? draft.texts, restored: true, conflict: both === null };
}
