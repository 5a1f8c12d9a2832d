import { type FSWatcher, watch } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type ChatBody, chunk, completion, type Message, readableRequest, textOf } from "./deskProtocol.ts";

/** How often the folder is looked at, for file systems that tell of no change. */
const LOOK_MS = 1_000;
/** How often a waiting connection is written to: clients give up one that is silent for minutes. */
const ALIVE_MS = 15_000;
const LONGEST_BODY = 50 * 1024 * 1024;

/** A server that has a person answer in the place of a model. */
export interface Desk {
  /** What MODEL_BASE_URL is set to. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/** What is told of a request, for the person at the desk. */
export type DeskEvent =
  | { type: "asked" | "answered" | "given up"; request: string }
  | { type: "unreadable"; request: string; reason: string };

interface Waiting {
  number: string;
  messages: readonly Message[];
  streamed: boolean;
  response: ServerResponse;
  /** The answer that was no JSON when it was read last: it is told of once. */
  unreadable: string;
}

/** The first number that no file of the folder has yet. */
async function firstFree(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).map((name) =>
    Number(/^(\d+)\.(request|answer)\./.exec(name)?.[1] ?? 0),
  );
  return Math.max(0, ...numbers) + 1;
}

async function bodyOf(request: IncomingMessage): Promise<ChatBody> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    chunks.push(Buffer.from(part));
    length += part.length;
    if (length > LONGEST_BODY) throw new RangeError("The request is too long");
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as ChatBody;
}

function answer({ messages, streamed, response }: Waiting, text: string): void {
  const asked = messages.map(textOf).join("").length;
  const usage = { prompt_tokens: Math.ceil(asked / 4), completion_tokens: Math.ceil(text.length / 4) };
  response.end(streamed ? chunk(text, usage) : completion(text, usage));
}

/** Headers and, while nothing comes, what no reader takes for a part of the answer. */
function keepWaiting({ streamed, response }: Waiting): void {
  response.writeHead(200, { "content-type": streamed ? "text/event-stream" : "application/json" });
  const alive = setInterval(() => response.write(streamed ? ": waiting\n\n" : " "), ALIVE_MS);
  response.once("close", () => clearInterval(alive));
  response.flushHeaders();
}

/** The answer in the folder; null while there is none, or none that is JSON. */
async function answerIn(
  folder: string,
  one: Waiting,
  tell: (event: DeskEvent) => void,
): Promise<string | null> {
  const file = path.join(folder, `${one.number}.answer.json`);
  const text = await readFile(file, "utf8").catch(() => "");
  if (text.trim() === "") return null;
  try {
    JSON.parse(text);
    return text.trim();
  } catch (error) {
    if (one.unreadable !== text) tell({ type: "unreadable", request: one.number, reason: String(error) });
    one.unreadable = text;
    return null;
  }
}

/**
 * Opens a server with OpenAI's chat protocol that writes each request into the folder as NNN.request.md and answers with
 * what is put beside it as NNN.answer.json, whenever that is. Numbers go on from the files that are there. Rejects where the folder cannot
 * be made or the port is taken.
 */
export async function openDesk(
  folder: string,
  { port = 0, tell = () => undefined }: { port?: number; tell?: (event: DeskEvent) => void } = {},
): Promise<Desk> {
  await mkdir(folder, { recursive: true });
  const waiting = new Map<string, Waiting>();
  let next = await firstFree(folder);
  const look = async (): Promise<void> => {
    for (const one of waiting.values()) {
      const text = await answerIn(folder, one, tell);
      if (text === null || !waiting.delete(one.number)) continue;
      answer(one, text);
      tell({ type: "answered", request: one.number });
    }
  };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const number = String(next++).padStart(3, "0");
    const one: Waiting = {
      number,
      messages: body.messages,
      streamed: body.stream === true,
      response,
      unreadable: "",
    };
    const name = path.join(folder, `${number}.request.md`);
    await writeFile(`${name}.part`, readableRequest(number, body));
    await rename(`${name}.part`, name);
    waiting.set(number, one);
    response.once("close", () => {
      if (waiting.delete(number)) tell({ type: "given up", request: number });
    });
    keepWaiting(one);
    tell({ type: "asked", request: number });
  };
  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (!response.headersSent) response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message, type: "desk" } }));
    });
  });
  await new Promise<void>((listening, fail) => {
    server.once("error", fail).listen(port, "127.0.0.1", listening);
  });
  const watcher: FSWatcher = watch(folder, () => void look());
  const looking = setInterval(() => void look(), LOOK_MS);
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${taken}/v1`,
    port: taken,
    close: async () => {
      clearInterval(looking);
      watcher.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
