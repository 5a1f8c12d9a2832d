import type { PlayerData } from "../../../src/player/data.ts";
import type { Tracking } from "./tracking.ts";

/** Keeps what was done in the browser. */
export function localTracking({ id, version }: PlayerData): Tracking {
  const key = `course:${id}:${version}`;
  return {
    room: 1_000_000,
    start: () => Promise.resolve(localStorage.getItem(key)),
    save: (state) => localStorage.setItem(key, state),
    answer: () => undefined,
    report: () => undefined,
    leave: () => undefined,
  };
}
