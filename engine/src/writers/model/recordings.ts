import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { MODEL_FAULTS } from "@lehrpfad/contract/vocabulary";
import { z } from "zod";
import type { Replay } from "../../types/index.ts";
import type { AnswerSource, Asked, RawAnswer } from "./answer.ts";
import { ModelError, modelErrorOf } from "./faults.ts";
import type { Recordings } from "./settings.ts";

const HIDDEN = "•••";

const recordedSchema = z.object({
  instructions: z.string(),
  turns: z.array(z.object({ prompt: z.string(), answer: z.string() })),
  prompt: z.string(),
  answer: z.string().nullable(),
  finishReason: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  error: z
    .object({ fault: z.enum(MODEL_FAULTS), message: z.string(), retryAfter: z.number().nullable() })
    .nullable(),
});
type Recorded = z.infer<typeof recordedSchema>;

/** What a recording failed with: the error that was recorded, or that there is none of this request. */
export class ReplayError extends ModelError {
  replay: Replay;

  constructor(replay: Replay, { fault, message, retryAfter }: NonNullable<Recorded["error"]>) {
    super(fault, message, retryAfter);
    this.replay = replay;
  }
}

/** The name of a request's file without its number: the step, where it has one, then what it is for. */
function nameOf({ purpose, step }: Pick<Asked<unknown>, "purpose" | "step">): string {
  const whole = step === null || /\bstep \d/.test(purpose) ? purpose : `step ${step} ${purpose}`;
  return whole
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(2, "0"))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Numbers the requests of one run by what they are for: however steps overlap, each gets the same name again. */
function namesOfRun(): (asked: Asked<unknown>) => string {
  const counts = new Map<string, number>();
  return (asked) => {
    const name = nameOf(asked);
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return `${name}.${number}.json`;
  };
}

function fieldsOf({ schema }: Asked<unknown>): string[] {
  return Object.keys(z.toJSONSchema(schema, { io: "input" }).properties ?? {});
}

/** Who is recorded, and where to. */
interface Recorder {
  folder: string;
  model: string;
  key: string | null;
}

async function keep(
  { folder, model, key }: Recorder,
  name: string,
  asked: Asked<unknown>,
  outcome: RawAnswer | ModelError,
): Promise<void> {
  const { purpose, step, instructions, turns = [], prompt } = asked;
  const error = outcome instanceof ModelError ? outcome : null;
  const answer = outcome instanceof ModelError ? null : outcome;
  const recorded = {
    ...{ purpose, step, model, instructions, turns, prompt, fields: fieldsOf(asked) },
    answer: answer?.text ?? null,
    finishReason: answer?.finishReason ?? "",
    inputTokens: answer?.usage.inputTokens ?? 0,
    outputTokens: answer?.usage.outputTokens ?? 0,
    error: error && { fault: error.fault, message: error.message, retryAfter: error.retryAfter },
  };
  const hide = (_: string, value: unknown) =>
    typeof value === "string" && key ? value.replaceAll(key, HIDDEN) : value;
  try {
    await writeFile(path.join(folder, name), `${JSON.stringify(recorded, hide, 2)}\n`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ModelError("request_refused", `the answer cannot be recorded: ${reason}`);
  }
}

/**
 * The answers of a source, each kept in a file of its own. The key is in none of them. Rejects as the source does, and with a
 * ModelError that ends the run where a file cannot be written.
 */
export function recordedAnswers(source: AnswerSource, recorder: Recorder): AnswerSource {
  const nameNext = namesOfRun();
  return async (asked, signal) => {
    const name = nameNext(asked);
    let answer: RawAnswer;
    try {
      answer = await source(asked, signal);
    } catch (error) {
      if (!signal.aborted) await keep(recorder, name, asked, modelErrorOf(error, new Date()));
      throw error;
    }
    await keep(recorder, name, asked, answer);
    return answer;
  };
}

/** A recorded request. @throws ReplayError where there is none, or none that can be read */
async function load(folder: string, name: string): Promise<Recorded> {
  const missing = (message: string) =>
    new ReplayError("missing", { fault: "answer_unusable", message, retryAfter: null });
  const text = await readFile(path.join(folder, name), "utf8").catch(() => {
    throw missing(`there is no recording ${name}`);
  });
  try {
    return recordedSchema.parse(JSON.parse(text));
  } catch {
    throw missing(`the recording ${name} cannot be read`);
  }
}

function saysTheSame(recorded: Recorded, { instructions, turns = [], prompt }: Asked<unknown>): boolean {
  const before = JSON.stringify([recorded.instructions, recorded.prompt, recorded.turns]);
  return (
    before ===
    JSON.stringify([instructions, prompt, turns.map(({ prompt: own, answer }) => ({ prompt: own, answer }))])
  );
}

/**
 * The answers in a folder of recordings, found by what a request is for and its number, not by its words: a prompt that
 * has changed since is answered all the same, and marked. Rejects with ReplayError: what was recorded as an error, and
 * what was not recorded.
 */
export function replayedAnswers(folder: string): AnswerSource {
  const nameNext = namesOfRun();
  return async (asked, signal) => {
    signal.throwIfAborted();
    const recorded = await load(folder, nameNext(asked));
    const replay = saysTheSame(recorded, asked) ? "same" : "changed";
    const { answer, error, finishReason, inputTokens, outputTokens } = recorded;
    if (error !== null) throw new ReplayError(replay, error);
    return { text: answer ?? "", finishReason, usage: { inputTokens, outputTokens }, replay };
  };
}

/** What a person asked for cannot be done with this folder. */
export class RecordingsError extends Error {
  override name = "RecordingsError";
}

async function recordingsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".json"));
}

/**
 * The recordings that a command line asks for; null where it asks for none. The folder to record to is made. Rejects with
 * RecordingsError where both are wanted, there is nothing to replay, or a recording would be mixed with another.
 */
export async function openRecordings({
  record,
  replay,
}: {
  record?: string | undefined;
  replay?: string | undefined;
}): Promise<Recordings | null> {
  if (record !== undefined && replay !== undefined)
    throw new RecordingsError("--record and --replay exclude each other.");
  if (replay !== undefined) {
    const folder = path.resolve(replay);
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) throw new RecordingsError(`There is no folder ${replay} to replay.`);
    return { mode: "replay", folder };
  }
  if (record === undefined) return null;
  const folder = path.resolve(record);
  await mkdir(folder, { recursive: true });
  if ((await recordingsIn(folder)).length > 0)
    throw new RecordingsError(`${record} holds recordings already: name an empty folder.`);
  return { mode: "record", folder };
}
