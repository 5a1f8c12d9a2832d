import type { EditedStep, StepText } from "@lehrpfad/contract";
import { beginWith, dropDraft, keepDraft } from "./draft.ts";
import { isSame, merged, textsOf } from "./merge.ts";

export type SaveState = "saved" | "changed" | "saving" | "failed" | "conflict";

export interface Shown {
  texts: StepText;
  state: SaveState;
  /** What went wrong, while `state` is `failed`. */
  error: unknown;
  /** What somebody else saved, while `state` is `conflict`. */
  theirs: StepText | null;
  /** Counts what did not come from the keyboard, so that the text field takes it over. */
  revision: number;
  /** Whether it began with what this device had kept. */
  restored: boolean;
}

/** What the server answers to texts that are sent over a version. */
export type Sent =
  | { kind: "saved"; step: EditedStep }
  | { kind: "conflict"; stored: EditedStep }
  | { kind: "failed"; error: unknown };
export type Send = (version: number, texts: StepText) => Promise<Sent>;

export interface StepTexts {
  shown(): Shown;
  subscribe(listener: () => void): () => void;
  change(part: Partial<StepText>): void;
  /** Saves what is not saved; true where everything is. */
  save(send: Send): Promise<boolean>;
  /** Ends a conflict with these texts, over what somebody else saved. */
  resolve(texts: StepText): void;
}

function beginning(step: EditedStep): Shown {
  const { texts, restored, conflict } = beginWith(step);
  const state = conflict ? "conflict" : restored ? "changed" : "saved";
  return { texts, state, restored, error: null, theirs: conflict ? textsOf(step) : null, revision: 0 };
}

/**
 * The texts of a step while they are edited: kept on this device at once, and brought together with what
 * somebody else saved meanwhile where both changed different texts.
 */
export function createStepTexts(step: EditedStep): StepTexts {
  let base = step;
  let now = beginning(step);
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const show = (change: Partial<Shown>): void => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };
  const keep = (texts: StepText): void => keepDraft(step.id, { base: textsOf(base), texts });

  const sendOnce = async (send: Send): Promise<boolean> => {
    show({ state: "saving" });
    const sent = await send(base.version, now.texts);
    if (sent.kind === "failed") {
      show({ state: "failed", error: sent.error });
      return false;
    }
    if (sent.kind === "conflict") {
      const both = merged(base, now.texts, sent.stored);
      base = sent.stored;
      if (both === null) {
        show({ state: "conflict", theirs: textsOf(sent.stored) });
        return false;
      }
      show({ texts: both, revision: now.revision + 1 });
      return await sendOnce(send);
    }
    base = sent.step;
    if (!isSame(now.texts, base)) return await sendOnce(send);
    dropDraft(step.id);
    show({ state: "saved", error: null });
    return true;
  };

  return {
    shown: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => {
      const texts = { ...now.texts, ...part };
      if (isSame(texts, now.texts)) return;
      keep(texts);
      show({ texts, state: now.state === "conflict" || now.state === "saving" ? now.state : "changed" });
    },
    save: async (send) => {
      if (now.state === "saved") return true;
      if (now.state === "conflict" || now.texts.title.trim() === "") return false;
      running ??= sendOnce(send).finally(() => {
        running = null;
      });
      return await running;
    },
    resolve: (texts) => {
      const same = isSame(texts, base);
      if (same) dropDraft(step.id);
      else keep(texts);
      show({ texts, state: same ? "saved" : "changed", theirs: null, revision: now.revision + 1 });
    },
  };
}
