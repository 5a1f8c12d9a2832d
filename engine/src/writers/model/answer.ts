import { APICallError, generateText, type LanguageModel, type ModelMessage, Output, streamText } from "ai";
import { z } from "zod";
import { addressFilter } from "../../text/strangeAddresses.ts";
import type { Replay } from "../../types/index.ts";
import { isTooLong, ModelError } from "./faults.ts";
import type { ModelSettings } from "./settings.ts";

/** What was asked before in the same conversation, and what came. */
export interface Turn {
  prompt: string;
  answer: string;
}

/** What a model is asked for, in words and as a schema. */
export interface Question<T> {
  schema: z.ZodType<T>;
  /** Accepts more than `schema`, which is what the model is shown; the schema itself where it is absent. */
  accepts?: z.ZodType<T>;
  instructions: string;
  /** The conversation so far; absent where it begins. */
  turns?: readonly Turn[];
  prompt: string;
  /** What alone may hold the addresses that the answer names; all that the model is shown where it is absent. */
  material?: string;
}

/** A question as one request asks it. */
export interface Asked<T> extends Question<T> {
  /** What it is for, as the log names it. */
  purpose: string;
  /** Position of the step it is for; null for the course as a whole. */
  step: number | null;
}

/** An answer of the right shape, as it came, and what it cost. */
export interface Answer<T> {
  value: T;
  text: string;
  inputTokens: number;
  outputTokens: number;
  replay?: Replay;
}

/** How the answer is asked for; servers that refuse one way are asked in another. */
interface Form {
  /** By the protocol's own means for answers of a given schema; else in words. */
  structured: boolean;
  streamed: boolean;
}

/** An answer as it came, before it is read. */
export interface RawAnswer {
  text: string;
  finishReason: string;
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined };
  replay?: Replay;
}

/**
 * Where answers come from, each with one request (two or three while it learns what the server takes). Rejects with
 * what went wrong, not always as ModelError.
 */
export type AnswerSource = <T>(asked: Asked<T>, signal: AbortSignal) => Promise<RawAnswer>;

/** Something that answers questions in the form asked for. */
export type Answerer = <T>(asked: Asked<T>, signal: AbortSignal) => Promise<Answer<T>>;

/** The answer's text alone: it is parsed once and at its end, not with every piece that comes. */
function outputOf(schema: z.ZodType): Output.Output<string, string, never> {
  return {
    name: "object",
    responseFormat: Output.object({ schema }).responseFormat,
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async () => undefined,
    createElementStreamTransform: () => undefined,
  };
}

/** The conversation with what is asked now at its end. */
function messagesOf(turns: readonly Turn[], prompt: string): ModelMessage[] {
  const before = turns.flatMap((turn): ModelMessage[] => [
    { role: "user", content: turn.prompt },
    { role: "assistant", content: turn.answer },
  ]);
  return [...before, { role: "user", content: prompt }];
}

function requestOf<T>({ schema, instructions, turns = [], prompt }: Question<T>, { structured }: Form) {
  if (structured) return { instructions, messages: messagesOf(turns, prompt), output: outputOf(schema) };
  const shape = JSON.stringify(z.toJSONSchema(schema, { io: "input" }));
  const inWords = `${prompt}\n\nAnswer with one JSON object that fits this JSON schema, without anything before or after it:\n${shape}`;
  return { instructions, messages: messagesOf(turns, inWords) };
}

/** Texts without what no database takes (NUL, and halves of characters), and without addresses that nobody gave. */
function storable<T>({ material, instructions, turns = [], prompt }: Question<T>) {
  // What the model said itself before proves nothing.
  const shown = () => [instructions, ...turns.map((turn) => turn.prompt), prompt].join("\n");
  const filter = addressFilter(material ?? shown());
  return (_: string, value: unknown): unknown =>
    typeof value === "string" ? filter(value.replaceAll("\0", "").toWellFormed()) : value;
}

/** Models that are not bound to a schema put their JSON into fences or say a word before it. */
function jsonIn(answer: string, revive: (key: string, value: unknown) => unknown): unknown {
  const text = answer.replace(/<think>[\s\S]*?<\/think>/g, "");
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to < from) throw new ModelError("answer_unusable", "the answer is no JSON object");
  try {
    return JSON.parse(text.slice(from, to + 1), revive);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ModelError("answer_unusable", `the answer is no JSON: ${reason}`);
  }
}

function readAnswer<T>(question: Question<T>, { text, finishReason }: RawAnswer): T {
  const { schema, accepts = schema } = question;
  if (finishReason === "content-filter")
    throw new ModelError("answer_refused", "the model refused to answer");
  if (text.trim() === "") throw new ModelError("answer_unusable", "the answer is empty");
  if (finishReason === "length")
    throw new ModelError("answer_unusable", "the answer was cut off at its greatest length: write less");
  const result = accepts.safeParse(jsonIn(text, storable(question)));
  if (!result.success) throw new ModelError("answer_unusable", z.prettifyError(result.error));
  return result.data;
}

/** An answer that cannot be read, with what it was. */
export class UnreadableAnswer extends ModelError {
  text: string;
  inputTokens: number;
  outputTokens: number;
  replay: Replay | undefined;

  constructor(error: ModelError, answer: Omit<Answer<unknown>, "value">) {
    super(error.fault, error.message);
    this.text = answer.text;
    this.inputTokens = answer.inputTokens;
    this.outputTokens = answer.outputTokens;
    this.replay = answer.replay;
  }
}

function readOrRefuse<T>(question: Question<T>, answer: RawAnswer, cost: Omit<Answer<T>, "value">): T {
  try {
    return readAnswer(question, answer);
  } catch (error) {
    throw error instanceof ModelError ? new UnreadableAnswer(error, cost) : error;
  }
}

/** What a server said that refused a request for what it is; null for every other error. */
function refusalIn(error: unknown): string | null {
  if (!APICallError.isInstance(error)) return null;
  const { statusCode = 0, responseBody = "", message } = error;
  const said = `${message} ${responseBody}`;
  return [400, 415, 422, 501].includes(statusCode) && !isTooLong(said) ? said : null;
}

/** Another way to ask a server that refused this one; null where none is left. */
function simpler(form: Form, refusal: string): Form | null {
  if (form.streamed && /stream/i.test(refusal)) return { ...form, streamed: false };
  if (form.structured) return { ...form, structured: false };
  return form.streamed ? { ...form, streamed: false } : null;
}

type Send = <T>(question: Question<T>, form: Form, signal: AbortSignal) => Promise<RawAnswer>;

function senderTo(model: LanguageModel, settings: ModelSettings): Send {
  const shared = { model, maxRetries: 0, maxOutputTokens: settings.outputTokens } as const;
  const streamed = async <T>(question: Question<T>, form: Form, abortSignal: AbortSignal) => {
    const chunkMs = settings.idleSeconds * 1000;
    // What went wrong is a part of the stream as well.
    const onError = () => undefined;
    const request = requestOf(question, form);
    const result = streamText({ ...shared, ...request, abortSignal, timeout: { chunkMs }, onError });
    const answer: RawAnswer = { text: "", finishReason: "", usage: {} };
    for await (const part of result.stream) {
      if (part.type === "text-delta") answer.text += part.text;
      else if (part.type === "error") throw part.error;
      else if (part.type === "abort") throw new ModelError("timeout", "the answer stalled");
      else if (part.type === "finish")
        Object.assign(answer, { finishReason: part.finishReason, usage: part.totalUsage });
    }
    return answer;
  };
  const whole = async <T>(question: Question<T>, form: Form, abortSignal: AbortSignal) => {
    const { text, finishReason, usage } = await generateText({
      ...shared,
      ...requestOf(question, form),
      abortSignal,
    });
    return { text, finishReason, usage };
  };
  return (question, form, signal) =>
    form.streamed ? streamed(question, form, signal) : whole(question, form, signal);
}

/**
 * Has a model answer. Answers are streamed, so that a stalled one is noticed soon; a server that takes no
 * schema or no stream is asked in the way it takes. Once it has answered, a refusal concerns this one
 * question.
 */
export function answersOfModel(model: LanguageModel, settings: ModelSettings): AnswerSource {
  const send = senderTo(model, settings);
  let form: Form = { structured: true, streamed: true };
  let proven = false;
  const sendInSomeForm = async <T>(question: Question<T>, signal: AbortSignal): Promise<RawAnswer> => {
    for (let tried = form; ; ) {
      try {
        const answer = await send(question, tried, signal);
        [form, proven] = [tried, true];
        return answer;
      } catch (error) {
        const refusal = refusalIn(error);
        if (refusal === null) throw error;
        if (proven) throw new ModelError("answer_refused", "the request was refused");
        const next = simpler(tried, refusal);
        if (next === null) throw error;
        tried = next;
      }
    }
  };
  return async (question, signal) => {
    const ended = new AbortController();
    const limit = AbortSignal.timeout(settings.seconds * 1000);
    try {
      return await sendInSomeForm(question, AbortSignal.any([signal, limit, ended.signal]));
    } finally {
      // Leaving a stream half read does not close its connection; this does.
      ended.abort();
    }
  };
}

/** Reads the answers of a source. Rejects with UnreadableAnswer, or with what went wrong before one came. */
export function answererOf(source: AnswerSource): Answerer {
  return async (asked, signal) => {
    const answer = await source(asked, signal);
    const { text, replay, usage } = answer;
    const { inputTokens = 0, outputTokens = 0 } = usage;
    const cost = { text, inputTokens, outputTokens, ...(replay && { replay }) };
    return { value: readOrRefuse(asked, answer, cost), ...cost };
  };
}
