import { setTimeout as wait } from "node:timers/promises";
import { generateText, Output } from "ai";
import type { z } from "zod";
import { LONGEST_WAIT, type ModelError, modelErrorOf } from "./faults.ts";
import { languageModel } from "./provider.ts";
import { type Recording, recorder } from "./record.ts";
import type { ModelSettings } from "./settings.ts";

/** One request for an answer of a given shape. */
export interface Request<T> {
  /** What it is for, as the log names it. */
  purpose: string;
  schema: z.ZodType<T>;
  instructions: string;
  prompt: string;
  /** Says what is wrong with an answer of the right shape; null when it can be used. */
  check?: (answer: T) => string | null;
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
   * with the reason. Rejects with ModelError, or with the signal's reason.
   */
  ask<T>(request: Request<T>, options: AskOptions): Promise<T>;
}

function promptOf({ prompt }: { prompt: string }, complaint: string | null): string {
  return complaint === null
    ? prompt
    : `${prompt}\n\nYour last answer could not be used: ${complaint}\nAnswer again, in the form asked for.`;
}

/** An asker of the model that the settings name. */
export function createAsker(settings: ModelSettings, surroundings: Surroundings = REAL): Asker {
  const model = languageModel(settings);
  const once = async <T>(request: Request<T>, prompt: string, signal: AbortSignal) => {
    return await generateText({
      model,
      instructions: request.instructions,
      prompt,
      output: Output.object({ schema: request.schema }),
      maxRetries: 0,
      maxOutputTokens: settings.outputTokens,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(settings.seconds * 1000)]),
    });
  };
  return {
    ask: async (request, options) => {
      const { signal, mayPause = false, onAttempt } = options;
      const record = recorder(settings, request, options, surroundings.now);
      let complaint: string | null = null;
      for (let attempt = 1; ; attempt++) {
        signal.throwIfAborted();
        const started = surroundings.now().getTime();
        const told = { purpose: request.purpose, attempt, inputTokens: 0, outputTokens: 0 };
        const sent = {
          ...{ startedAt: new Date(started), attempt, repairs: complaint },
          prompt: promptOf(request, complaint),
        };
        const seconds = () => (surroundings.now().getTime() - started) / 1000;
        try {
          const { output, text, usage } = await once(request, sent.prompt, signal);
          const { inputTokens = 0, outputTokens = 0 } = usage;
          const wrong = request.check?.(output) ?? null;
          onAttempt?.({ ...told, inputTokens, outputTokens, seconds: seconds(), fault: wrong });
          record(sent, { text, inputTokens, outputTokens, fault: wrong });
          if (wrong === null) return output;
          throw new UnfitAnswer(wrong);
        } catch (error) {
          signal.throwIfAborted();
          const failure = modelErrorOf(error, surroundings.now());
          if (!(error instanceof UnfitAnswer)) {
            onAttempt?.({ ...told, seconds: seconds(), fault: `${failure.fault}: ${failure.message}` });
            record(sent, { error, failure });
          }
          const later = mayPause && failure.waitSeconds !== null && failure.waitSeconds > 0;
          if (failure.fatal || later || attempt >= ATTEMPTS) throw failure;
          complaint = failure.fault === "answer_unusable" ? failure.message : null;
          await surroundings.wait(backOff(attempt, failure, surroundings.random), signal);
        }
      }
    },
  };
}

/** An answer of the right shape that `check` refused. */
class UnfitAnswer extends Error {}
