import { setTimeout as wait } from "node:timers/promises";
import { type AnswerSource, answererOf, answersOfModel, type Question, UnreadableAnswer } from "./answer.ts";
import { LONGEST_WAIT, ModelError, modelErrorOf } from "./faults.ts";
import { languageModel } from "./provider.ts";
import { type Recording, recorder } from "./record.ts";
import { ReplayError, recordedAnswers, replayedAnswers } from "./recordings.ts";
import type { ModelSettings } from "./settings.ts";
import { tokensIn } from "./use.ts";

/** One request for an answer of a given shape. */
export interface Request<T> extends Question<T> {
  /** What it is for, as the log names it. */
  purpose: string;
  /** Times it is asked at most; three where it is not said. */
  attempts?: number;
  /** Says what is wrong with an answer of the right shape; null when it can be used. */
  check?: (answer: T) => string | null | Promise<string | null>;
  /**
   * What an answer that `check` refuses is worth all the same, null for nothing: after the last attempt the best one is
   * used. Absent where only a faultless one will do.
   */
  worth?: (answer: T) => number | null;
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

/** Attempts at one request (statement 9.04). */
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
   * Asks up to three times; an answer of the wrong shape, or one that `check` refuses, is mended in the same
   * conversation. Rejects with ModelError, with the signal's reason, or with what `check` threw.
   */
  ask<T>(request: Request<T>, options: AskOptions): Promise<T>;
}

/** What was wrong with the last answer, and the answer as it came; null where nothing came. */
interface Complaint {
  reason: string;
  answer: string | null;
}

/** A question that goes on from its last answer, so that what was good about it need not be found again. */
function withComplaint<T>(question: Question<T>, complaint: Complaint | null): Question<T> {
  if (complaint === null) return question;
  const { reason, answer } = complaint;
  const told = `Your last answer could not be used: ${reason}\nMend that, keep the rest, and answer again in the form asked for.`;
  if (answer === null) return { ...question, prompt: `${question.prompt}\n\n${told}` };
  const { turns = [], prompt } = question;
  return { ...question, turns: [...turns, { prompt, answer }], prompt: told };
}

/** The best of the refused answers so far. */
interface Best<T> {
  value: T;
  worth: number;
}

function better<T>(best: Best<T> | null, value: T, worth: number | null): Best<T> | null {
  return worth === null || (best !== null && best.worth >= worth) ? best : { value, worth };
}

/** Some servers repeat the key in their complaint about it. */
function withoutKey(error: ModelError, key: string | null): ModelError {
  if (!key || !error.message.includes(key)) return error;
  return new ModelError(error.fault, error.message.replaceAll(key, "…"), error.retryAfter);
}

/** An answer that was used, or what an attempt failed with and what came all the same. */
type Tried<T> = { used: T } | { failure: ModelError; came: string | null; value?: T };

/** The model that the settings name, also heard by a recording, or what it said once. */
function answersBy(settings: ModelSettings): AnswerSource {
  const { recordings, key, model } = settings;
  if (recordings?.mode === "replay") return replayedAnswers(recordings.folder);
  const answers = answersOfModel(languageModel(settings), settings);
  return recordings ? recordedAnswers(answers, { folder: recordings.folder, key, model }) : answers;
}

/** Whether asking again cannot help. */
function isInVain(failure: ModelError): boolean {
  const unrecorded = failure instanceof ReplayError && failure.replay === "missing";
  return failure.fatal || failure.fault === "too_long" || unrecorded;
}

/** Tokens of an answer, also of one that cannot be read; none where nothing came. */
function tokensOf(came: { inputTokens: number; outputTokens: number } | { error: unknown }): number {
  if (!("error" in came)) return came.inputTokens + came.outputTokens;
  return came.error instanceof UnreadableAnswer ? came.error.inputTokens + came.error.outputTokens : 0;
}

/**
 * An asker of the model that the settings name. Recorded answers are replayed without waits. Once the tokens are used up
 * it asks no more: every request rejects with the fault `course_tokens_spent`.
 */
export function createAsker(settings: ModelSettings, given: Surroundings = REAL): Asker {
  const surroundings =
    settings.recordings?.mode === "replay" ? { ...given, wait: async () => undefined } : given;
  const answerTo = answererOf(answersBy(settings));
  let tokensLeft = settings.tokensLeft ?? Number.POSITIVE_INFINITY;
  const tryOnce = async <T>(
    request: Request<T>,
    { attempt, complaint }: { attempt: number; complaint: Complaint | null },
    options: AskOptions,
  ): Promise<Tried<T>> => {
    const { signal, onAttempt } = options;
    const record = recorder(settings, request, options, surroundings.now);
    const started = surroundings.now().getTime();
    const seconds = () => (surroundings.now().getTime() - started) / 1000;
    const told = { purpose: request.purpose, attempt, inputTokens: 0, outputTokens: 0 };
    const asked = {
      ...withComplaint(request, complaint),
      purpose: request.purpose,
      step: options.step ?? null,
    };
    const repairs = complaint?.reason ?? null;
    const expectedTokens = tokensIn(asked.instructions + asked.prompt);
    const sent = { startedAt: new Date(started), attempt, prompt: asked.prompt, repairs, expectedTokens };
    options.onAsking?.(expectedTokens);
    const answer = await answerTo(asked, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      return { error, failed: modelErrorOf(error, surroundings.now()) };
    });
    tokensLeft -= tokensOf(answer);
    if ("failed" in answer) {
      const failure = withoutKey(answer.failed, settings.key);
      onAttempt?.({ ...told, seconds: seconds(), fault: `${failure.fault}: ${failure.message}` });
      record(sent, { error: answer.error, failure });
      const came = answer.error instanceof UnreadableAnswer ? answer.error.text.trim() : "";
      return { failure, came: came || null };
    }
    const { value, text, ...tokens } = answer;
    const taken = seconds();
    const wrong = (await request.check?.(value)) ?? null;
    onAttempt?.({ ...told, ...tokens, seconds: taken, fault: wrong });
    record(sent, { text, ...tokens, fault: wrong });
    return wrong === null
      ? { used: value }
      : { failure: new ModelError("answer_unusable", wrong), came: text, value };
  };
  const ask = async <T>(request: Request<T>, options: AskOptions): Promise<T> => {
    const { signal, mayPause = false } = options;
    const { attempts = ATTEMPTS, worth } = request;
    let complaint: Complaint | null = null;
    let best: Best<T> | null = null;
    for (let attempt = 1; ; attempt++) {
      signal.throwIfAborted();
      if (tokensLeft <= 0) {
        if (best !== null) return best.value;
        throw new ModelError("course_tokens_spent", "the tokens of this course are used up");
      }
      const tried: Tried<T> = await tryOnce(request, { attempt, complaint }, options);
      if ("used" in tried) return tried.used;
      const { failure, came, value }: Exclude<Tried<T>, { used: T }> = tried;
      if (value !== undefined) best = better(best, value, worth?.(value) ?? null);
      const later = mayPause && failure.waitSeconds !== null && failure.waitSeconds > 0;
      if (isInVain(failure) || later || attempt >= attempts) {
        if (best === null || failure.fatal || later) throw failure;
        return best.value;
      }
      if (failure.fault === "answer_unusable") complaint = { reason: failure.message, answer: came };
      await surroundings.wait(backOff(attempt, failure, surroundings.random), signal);
    }
  };
  return { ask };
}
