import { resolve } from "node:path";
import { inspect } from "node:util";
import { OperatorError } from "../db/errors.ts";
import { checkRoom } from "../db/room.ts";
import { readConfig } from "../platform/config.ts";
import { unavailable } from "../platform/http/faults.ts";

/** Free megabytes below which a full disk is what ended a process, whatever it says itself. */
const FULL_MEGABYTES = 32;

const GONE: Record<string, string> = {
  DATABASE_UNAVAILABLE: "The database does not answer. Is it running, and is DATABASE_URL right?",
  STORAGE_UNAVAILABLE: "The storage does not answer or is full. Is it running, and is STORAGE_URL right?",
};

function sentenceOf(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code !== "EADDRINUSE") return null;
  return "The port is already in use. Stop the other program, or set PORT to another number.";
}

/** What a full data folder's disk says; null where it has room. The embedded database itself ends with riddles. */
async function fullDisk(): Promise<string | null> {
  const { DATA_DIR, DATABASE_URL } = readConfig(process.env);
  if (DATABASE_URL) return null;
  const fault = await checkRoom(resolve(DATA_DIR), FULL_MEGABYTES).catch((error: unknown) => error);
  return fault instanceof OperatorError ? fault.message : null;
}

/** The last words of a server or command: a sentence where somebody can do something about `error`, else all of it. */
export async function explainEnd(error: unknown): Promise<string> {
  const sentence = sentenceOf(error) ?? (await fullDisk()) ?? GONE[unavailable(error)?.code ?? ""];
  return sentence ?? (error instanceof Error ? (error.stack ?? error.message) : inspect(error));
}
