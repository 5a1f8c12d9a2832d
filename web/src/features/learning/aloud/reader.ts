/** What became of a sentence that was being read. */
export type Spoken = "read" | "failed";

/** Reads one text with the device's voice; answers what ends it. `onEnd` is not called for what was ended so. */
export type Speak = (text: string, onEnd: (how: Spoken) => void) => () => void;

/** `ended`: the last sentence was read; `failed`: the device did not read the present one. */
export type ReaderStatus = "reading" | "paused" | "ended" | "failed";

export interface ReaderState {
  status: ReaderStatus;
  /** The present sentence, from 0. */
  at: number;
}

/** Reads sentences one after the other, each as an utterance of its own: browsers break long ones off. */
export interface Reader {
  state: () => ReaderState;
  subscribe: (listener: () => void) => () => void;
  /** Reads on from the beginning of the present sentence; from the first one after the last. Nothing to read is no end. */
  play: () => void;
  /** Stops within the sentence: it is read again from its beginning, because not every device can go on in it. */
  pause: () => void;
  /** Goes `by` sentences on or back, and reads there if it was reading. */
  move: (by: number) => void;
  /** Reads the present sentence once more if it is being read: with another voice, or at another speed. */
  again: () => void;
}

/**
 * A reader that is paused.
 *
 * @param from the sentence it begins with; the last one where there are fewer
 */
export function createReader(sentences: readonly string[], speak: Speak, from = 0): Reader {
  const last = Math.max(sentences.length - 1, 0);
  let state: ReaderState = { status: "paused", at: Math.min(from, last) };
  let silence: () => void = () => undefined;
  const listeners = new Set<() => void>();

  const become = (next: ReaderState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const read = (at: number) => {
    silence();
    become({ status: "reading", at });
    silence = speak(sentences[at] ?? "", (how) => {
      silence = () => undefined;
      if (how === "failed") become({ status: "failed", at });
      else if (at < last) read(at + 1);
      else become({ status: "ended", at });
    });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play() {
      if (sentences.length > 0) read(state.status === "ended" ? 0 : state.at);
    },
    pause() {
      silence();
      silence = () => undefined;
      become({ status: "paused", at: state.at });
    },
    move(by) {
      const at = Math.min(Math.max(state.at + by, 0), last);
      if (state.status === "reading" || state.status === "failed") read(at);
      else become({ status: "paused", at });
    },
    again() {
      if (state.status === "reading") read(state.at);
    },
  };
}
