import { setTimeout as wait } from "node:timers/promises";
import { answererOf, type Question } from "./answer.ts";
import { LONGEST_WAIT, ModelError, modelErrorOf } from "./faults.ts";
import { languageModel } from "./provider.ts";
import { type Recording, recorder } from "./record.ts";
import type { ModelSettings } from "./settings.ts";

/** One request for an answer of a given shape. */
export interface Request<T> extends Question<T> {
  /** What it is for, as the log names it. */
  purpose: string;
  /** Times it is asked at most; three where it is not said. */
  attempts?: number;
  /** Says what is wrong with an answer of the right shape; null when it can be used. */
  check?: (answer: T) => string | null | Promise<string | null>;
}

/** One attempt, for the log of the run. */
export interface Attempt {
  purpose: string;
  attempt: number;
  seconds: number;
  inputTokens: number;
  outputTokens: number;
  /** What it failed with; null when its answer was used. */
  fault: string | null;
}

export interface AskOptions extends Recording {
  signal: AbortSignal;
  /** See `GenerationOptions.mayPause`: a provider that asks for too much patience is not asked again. */
  mayPause?: boolean;
  onAttempt?: (attempt: Attempt) => void;
}

/** Time and chance, so that tests can inject them. */
export interface Surroundings {
  now(): Date;
  random(): number;
  wait(seconds: number, signal: AbortSignal): Promise<void>;
}

const REAL: Surroundings = {
  now: () => new Date(),
  random: Math.random,
  wait: async (seconds, signal) => {
    await wait(seconds * 1000, undefined, { signal });
  },
};

/** SPEC.md section 4: up to three attempts. */
export const ATTEMPTS = 3;
const FIRST_WAIT = 2;

/**
 * Seconds before the next attempt: what the provider asked for, else exponential back-off with full
 * jitter (Brooker 2015, "Exponential Backoff and Jitter").
 */
export function backOff(attempt: number, error: ModelError, random: () => number): number {
  if (error.retryAfter !== null) return Math.min(LONGEST_WAIT, error.retryAfter);
  if (error.fault === "answer_unusable") return 0;
  return random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1));
}

/** Something that asks a model. */
export interface Asker {
  /**
   * Asks up to three times; an answer of the wrong shape, or one that `check` refuses, is asked for again
   * with the reason. Rejects with ModelError, with the signal's reason, or with what `check` threw.
   */
  ask<T>(request: Request<T>, options: AskOptions): Promise<T>;
}

/** A question with what was wrong with the last answer to it. */
function withComplaint<T>(question: Question<T>, complaint: string | null): Question<T> {
  if (complaint === null) return question;
  const prompt = `${question.prompt}\n\nYour last answer could not be used: ${complaint}\nAnswer again, in the form asked for.`;
  return { ...question, prompt };
}

/** Some servers repeat the key in their complaint about it. */
function withoutKey(message: string, key: string | null): string {
  return key === null || key === "" ? message : message.replaceAll(key, "…");
}

/** An asker of the model that the settings name. */
export function createAsker(settings: ModelSettings, surroundings: Surroundings = REAL): Asker {
  const answerTo = answererOf(languageModel(settings), settings);
  return {
    ask: async (request, options) => {
      const { signal, mayPause = false, onAttempt } = options;
      const { purpose, attempts = ATTEMPTS } = request;
      const record = recorder(settings, request, options, surroundings.now);
      let complaint: string | null = null;
      for (let attempt = 1; ; attempt++) {
        signal.throwIfAborted();
        const started = surroundings.now().getTime();
        const seconds = () => (surroundings.now().getTime() - started) / 1000;
        const told = { purpose, attempt, inputTokens: 0, outputTokens: 0 };
        let failure: ModelError;
        const asked = withComplaint(request, complaint);
        const sent = { startedAt: new Date(started), attempt, prompt: asked.prompt, repairs: complaint };
        const answer = await answerTo(asked, signal).catch((error: unknown) => {
          signal.throwIfAborted();
          return { error, failed: modelErrorOf(error, surroundings.now()) };
        });
        if ("failed" in answer) {
          const { fault, retryAfter, message } = answer.failed;
          failure = new ModelError(fault, withoutKey(message, settings.key), retryAfter);
          onAttempt?.({ ...told, seconds: seconds(), fault: `${fault}: ${failure.message}` });
          record(sent, { error: answer.error, failure });
        } else {
          const { value, text, ...tokens } = answer;
          const taken = seconds();
          const wrong = (await request.check?.(value)) ?? null;
          onAttempt?.({ ...told, ...tokens, seconds: taken, fault: wrong });
          record(sent, { text, ...tokens, fault: wrong });
          if (wrong === null) return value;
          failure = new ModelError("answer_unusable", wrong);
        }
        const later = mayPause && failure.waitSeconds !== null && failure.waitSeconds > 0;
        const inVain = failure.fatal || failure.fault === "too_long";
        if (inVain || later || attempt >= attempts) throw failure;
        complaint = failure.fault === "answer_unusable" ? failure.message : null;
        await surroundings.wait(backOff(attempt, failure, surroundings.random), signal);
      }
    },
  };
}
