import type { Document } from "@lehrpfad/contract";
import { api } from "../api.ts";
import { CodedError, errorCode, refusal } from "../errors.ts";
import { pause } from "../live/watch.ts";
import { accessToken, sessionRefused } from "../session.ts";
import { LOST, sendBytes } from "./sendBytes.ts";

interface SendOptions {
  /** The upload to go on with; null begins one. */
  id: string | null;
  /** Room is held for the file under this id. */
  onBegun: (id: string) => void;
  /** Bytes that have been sent so far. */
  onProgress: (sent: number) => void;
  /** Whether the server can be reached. */
  onConnection: (there: boolean) => void;
  signal: AbortSignal;
}

/** Bytes of one request: proxies that wait for the whole of it lose no more when a line breaks. */
const PART_BYTES = 8 * 1024 * 1024;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** Refusals in a row that may pass by themselves. */
const MOST_REFUSALS = 8;

/** Codes after which the same may go well. */
const PASSING = new Set([
  "UPLOAD_OFFSET",
  "UPLOAD_STALLED",
  "UNAUTHORIZED",
  "RATE_LIMITED",
  "DATABASE_UNAVAILABLE",
  "STORAGE_UNAVAILABLE",
]);

function isDocument(answer: unknown): answer is Document {
  return typeof answer === "object" && answer !== null && "id" in answer && "state" in answer;
}

const placeOf = (id: string) => `/api/uploads/${id}`;

/** The headers that say who is signed in. */
export async function authorization(): Promise<Record<string, string>> {
  const token = await accessToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** What an answer means that is none of success: a proxy without its server is as good as no connection. */
export function faultOf(status: number, answer: unknown): CodedError {
  if (status === 401) return new CodedError("UNAUTHORIZED");
  if (status === 404) return new CodedError("NOT_FOUND");
  return refusal(answer, status >= 502 ? LOST : "upload_failed");
}

/** Has room held for a file; where it was cancelled meanwhile, gives it back. */
async function begin(file: File, signal: AbortSignal): Promise<string> {
  const { id } = await api.documents.beginUpload({ name: file.name, bytes: file.size });
  if (signal.aborted) {
    // The server gives it back by itself as well, a day later.
    await api.documents.dropUpload({ id }).catch(() => undefined);
    signal.throwIfAborted();
  }
  return id;
}

/** Bytes of an upload that the server has. */
async function receivedOf(id: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(placeOf(id), { method: "HEAD", headers: await authorization(), signal });
  const received = answer.headers.get("upload-offset");
  if (!answer.ok || received === null) throw faultOf(answer.status, null);
  return Number(received);
}

type Answer = { received: number; document: Document | null };
type PartOptions = Pick<SendOptions, "onProgress" | "signal"> & { headers: Record<string, string> };

async function sendPart(id: string, offset: number, part: Blob, options: PartOptions): Promise<Answer> {
  const { onProgress, signal, headers } = options;
  const { status, body, header } = await sendBytes({
    method: "PATCH",
    path: placeOf(id),
    headers: {
      ...headers,
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(offset),
    },
    body: part,
    onProgress: (sent) => onProgress(offset + sent),
    signal,
  });
  if (status >= 300) throw faultOf(status, body);
  return { received: Number(header("upload-offset")), document: isDocument(body) ? body : null };
}

/** Waits so long, or until the browser is online again. */
async function pauseOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const wake = () => online.abort();
  addEventListener("online", wake);
  await pause(milliseconds, AbortSignal.any([signal, online.signal]));
  removeEventListener("online", wake);
}

/** Decides after a failure whether it may pass: throws it where not, waits where it may. */
function createPatience({ onConnection, signal }: SendOptions) {
  let wait = FIRST_WAIT_MS;
  let refusals = 0;
  return {
    went: () => {
      wait = FIRST_WAIT_MS;
      refusals = 0;
      onConnection(true);
    },
    after: async (error: unknown) => {
      signal.throwIfAborted();
      const code = errorCode(error);
      const lost = code === LOST;
      if (!lost) refusals += 1;
      if (!lost && (!PASSING.has(code) || refusals > MOST_REFUSALS)) throw error;
      if (code === "UNAUTHORIZED") void sessionRefused();
      onConnection(!lost);
      await pauseOrOnline(wait, signal);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    },
  };
}

/**
 * Sends a document, and goes on by itself after every break of the connection from where the server is. Rejects with
 * CodedError or ORPCError (`errors.<code>`), or with an AbortError when `signal` was aborted. The answer's `state` is
 * still `reading`: ask `documents.get` until it changed.
 */
export async function sendDocument(file: File, options: SendOptions): Promise<Document> {
  const { onBegun, onProgress, signal } = options;
  const patience = createPatience(options);
  let { id } = options;
  let offset: number | null = null;
  let begunAnew = false;
  for (;;) {
    signal.throwIfAborted();
    try {
      if (id === null) {
        id = await begin(file, signal);
        onBegun(id);
        offset = 0;
      }
      offset ??= await receivedOf(id, signal);
      onProgress(offset);
      const part = file.slice(offset, offset + PART_BYTES);
      const headers = await authorization();
      const { received, document } = await sendPart(id, offset, part, { onProgress, signal, headers });
      patience.went();
      if (document) return document;
      offset = received;
    } catch (error) {
      offset = null;
      const gone = id !== null && !begunAnew && errorCode(error) === "NOT_FOUND";
      if (gone) {
        // It was thrown away meanwhile: the browser still has the file.
        begunAnew = true;
        id = null;
      } else await patience.after(error);
    }
  }
}
