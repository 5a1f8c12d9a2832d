import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

/** An event stream over a connection of its own, of which nothing is decoded before it is asked for. */
export interface RawStream {
  /** Settles when the answer begins. */
  answer: Promise<{ status: number; headers: IncomingHttpHeaders }>;
  /** Events that have arrived. */
  count(): number;
  /** What has arrived: the data of each event, decoded. */
  events(): { event: string; data: unknown }[];
  /** All that has arrived. */
  text(): string;
  /** Whether the connection has ended, or was cut. */
  ended(): boolean;
  /** Reads on after it was opened with `unread`. */
  read(): void;
  cut(): void;
}

const BEGIN = "event: message\n";
const END = "\n\n";

function decode(text: string) {
  return text
    .split(END)
    .slice(0, -1)
    .flatMap((part) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(part) ?? [];
      return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as unknown }];
    });
}

/** Opens a stream; with `unread` the head of its answer is read, and nothing more. */
export function openStream(url: string, token: string, { unread = false } = {}): RawStream {
  const agent = new Agent({ keepAlive: false });
  const opened = request(url, { agent, headers: { authorization: `Bearer ${token}` } });
  const answer = Promise.withResolvers<{ status: number; headers: IncomingHttpHeaders }>();
  const chunks: Buffer[] = [];
  let count = 0;
  let tail = "";
  let ended = false;
  let incoming: IncomingMessage | undefined;
  const read = () =>
    incoming?.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      const text = tail + chunk.toString("latin1");
      count += text.split(BEGIN).length - 1;
      tail = text.slice(1 - BEGIN.length);
    });
  opened.on("response", (response) => {
    incoming = response;
    response.on("error", () => (ended = true));
    response.on("close", () => (ended = true));
    if (!unread) read();
    answer.resolve({ status: response.statusCode ?? 0, headers: response.headers });
  });
  opened.on("error", (error) => {
    ended = true;
    answer.reject(error);
  });
  // Who cuts the connection does not wait for an answer.
  answer.promise.catch(() => undefined);
  opened.end();
  return {
    answer: answer.promise,
    count: () => count,
    text: () => Buffer.concat(chunks).toString(),
    events: () => decode(Buffer.concat(chunks).toString()),
    ended: () => ended,
    read,
    cut: () => opened.destroy(),
  };
}
