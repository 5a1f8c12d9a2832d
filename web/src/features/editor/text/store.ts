import type { EditedStep, SavedBy, StepText } from "@lehrpfad/contract";
import { afterPaint } from "../../../lib/afterPaint.ts";
import type { SaveState } from "../../../lib/course/saving/SaveNote.tsx";
import { beginWith, textDraftOf } from "./draft.ts";
import { asStored, isComplete, isSame, merged, textsOf } from "./merge.ts";

export interface Shown {
  texts: StepText;
  state: SaveState;
  /** What went wrong, while `state` is `failed`. */
  error: unknown;
  /** What somebody else saved, while `state` is `conflict`. */
  theirs: StepText | null;
  /** Who saved that; null where it is not known. */
  savedBy: SavedBy;
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
  /** Notes a change that costs time to write down, which is done after the next paint, or as soon as it is needed. */
  changeLater(write: () => Partial<StepText>): void;
  /** Writes down what was noted. */
  settle(): void;
  /** Saves what is not saved; true where everything is, false too where something is missing in it. */
  save(send: Send): Promise<boolean>;
  /** Ends a conflict with these texts, over what somebody else saved. */
  resolve(texts: StepText): void;
}

function beginning(step: EditedStep): Shown {
  const { texts, restored, conflict } = beginWith(step);
  const state = conflict ? "conflict" : restored ? "changed" : "saved";
  const { savedBy } = step;
  const theirs = conflict ? textsOf(step) : null;
  return { texts, state, restored, error: null, theirs, savedBy, revision: 0 };
}

/** Does the last thing noted `later`, or as soon as it is settled. */
function postponed<T>(later: typeof afterPaint, work: (what: T) => void) {
  let noted: { what: T; takeBack: () => void } | null = null;
  const settle = (): void => {
    if (noted === null) return;
    const { what, takeBack } = noted;
    noted = null;
    takeBack();
    work(what);
  };
  const note = (what: T): void => {
    noted?.takeBack();
    noted = { what, takeBack: later(settle) };
  };
  return { note, settle };
}

/**
 * The texts of a step while they are edited: kept on this device at once, and brought together with what
 * somebody else saved meanwhile where both changed different texts. `later` does what may wait for the next paint.
 */
export function createStepTexts(step: EditedStep, later: typeof afterPaint = afterPaint): StepTexts {
  const draft = textDraftOf(step.id);
  let base = step;
  let now = beginning(step);
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const show = (change: Partial<Shown>): void => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };
  const keep = (texts: StepText) => draft.keep({ base: textsOf(base), texts });

  const change = (part: Partial<StepText>): void => {
    const texts = { ...now.texts, ...part };
    const stays = isSame(texts, now.texts) || now.state === "conflict" || now.state === "saving";
    if (!isSame(texts, now.texts)) keep(texts);
    show({ texts, state: stays ? now.state : "changed" });
  };
  const { note, settle } = postponed(later, (write: () => Partial<StepText>) => change(write()));

  const sendOnce = async (send: Send): Promise<boolean> => {
    show({ state: "saving" });
    const sent = await send(base.version, asStored(now.texts));
    settle();
    if (sent.kind === "failed") {
      show({ state: "failed", error: sent.error });
      return false;
    }
    if (sent.kind === "conflict") {
      const both = merged(base, now.texts, sent.stored);
      base = sent.stored;
      if (both === null) {
        const { savedBy } = sent.stored;
        show({ state: "conflict", theirs: textsOf(sent.stored), savedBy });
        return false;
      }
      show({ texts: both, revision: now.revision + 1 });
      return await sendOnce(send);
    }
    base = sent.step;
    if (!isSame(now.texts, base)) {
      if (isComplete(now.texts)) return await sendOnce(send);
      show({ state: "changed", error: null });
      return false;
    }
    draft.drop();
    show({ state: "saved", error: null });
    return true;
  };

  return {
    shown: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    changeLater: note,
    settle,
    save: async (send) => {
      settle();
      if (now.state === "saved") return true;
      if (now.state === "conflict" || !isComplete(now.texts)) return false;
      running ??= sendOnce(send).finally(() => {
        running = null;
      });
      return await running;
    },
    resolve: (texts) => {
      settle();
      const same = isSame(texts, base);
      if (same) draft.drop();
      else keep(texts);
      show({ texts, state: same ? "saved" : "changed", theirs: null, revision: now.revision + 1 });
    },
  };
}
