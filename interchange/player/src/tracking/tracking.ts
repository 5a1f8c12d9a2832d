import type { Answer } from "@lehrpfad/contract";
import type { PlayerExercise } from "../../../src/player/data.ts";
import type { Outcome } from "../progress.ts";

/** An answer at the moment in which it was given. */
export interface Answered {
  exercise: PlayerExercise;
  answer: Answer;
  right: boolean;
  at: Date;
}

/** Where it is written down what was done: the browser, or the platform that plays the package. */
export interface Tracking {
  /** Characters that it keeps. */
  room: number;
  /** Begins; answers what was kept before, null where nothing was. Rejects where there is nobody to write to. */
  start(): Promise<string | null>;
  /** Keeps a state. */
  save(state: string, place: number): void;
  /** Notes one answer, when it is given. */
  answer(answered: Answered): void;
  /** Notes how far somebody is. */
  report(outcome: Outcome): void;
  /** The page is left: what is not sent yet is sent now. Never decides anything. */
  leave(): void;
}
