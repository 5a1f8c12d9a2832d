import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** How long the balancer tries other servers before it gives up, and how long it rests between two rounds. */
export const RETRY_MILLISECONDS = 10_000;
const REST_MILLISECONDS = 100;
/** Calls that may be sent twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]);

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sends a request to one server and waits for the head of its answer. */
function forward(port: number, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const { method, url, headers } = incoming;
    const outgoing = request({ host: "127.0.0.1", port, method, path: url, headers, agent: false }, done);
    outgoing.on("error", fail);
    outgoing.end(body);
  });
}

const wasNeverSent = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ECONNREFUSED";

async function answerFromAnyServer(
  ports: readonly number[],
  turn: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const body = await readBody(incoming);
  const until = Date.now() + RETRY_MILLISECONDS;
  for (let attempt = 0; Date.now() < until; attempt += 1) {
    if (attempt > 0 && attempt % ports.length === 0) await setTimeout(REST_MILLISECONDS);
    const port = ports[(turn + attempt) % ports.length] ?? 0;
    try {
      const answer = await forward(port, incoming, body);
      const starting = answer.statusCode === 503 && answer.headers["retry-after"] !== undefined;
      if (starting) {
        answer.resume();
        continue;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("error", () => outgoing.destroy());
      answer.pipe(outgoing);
      return;
    } catch (error) {
      if (!wasNeverSent(error) && !IDEMPOTENT.has(incoming.method ?? "")) break;
    }
  }
  outgoing.writeHead(502).end("{}");
}

/**
 * What a reverse proxy does for several servers: each request goes to the next one, and to another when that
 * one refuses the connection or dies, as long as the request may be sent twice.
 */
export async function startBalancer(ports: readonly number[]): Promise<{ url: string; server: Server }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    answerFromAnyServer(ports, turn, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
