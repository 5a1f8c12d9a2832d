import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createHttpServer } from "../src/app/listen.ts";
import type { TestServer } from "./testServer.ts";

/** A request whose body is sent by hand. */
export interface RawRequest {
  /** Sends bytes; settles once they have left. */
  send(bytes: Uint8Array): Promise<void>;
  end(): void;
  /** Cuts the connection. */
  cut(): void;
  /** Status, headers and body of the answer. Rejects where the connection ends without one. */
  answer: Promise<{ status: number; headers: IncomingMessage["headers"]; body: unknown }>;
}

async function read(response: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const isJson = response.headers["content-type"]?.startsWith("application/json");
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  };
}

/** Opens a request over a real connection. */
export function openRequest(
  url: string,
  { method, token, headers = {} }: { method: string; token: string; headers?: Record<string, string> },
): RawRequest {
  const opened = request(url, { method, headers: { authorization: `Bearer ${token}`, ...headers } });
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<RawRequest["answer"]>>();
  opened.on("response", (response) => void read(response).then(resolve, reject));
  opened.on("error", reject);
  // Who cuts the connection does not wait for an answer.
  promise.catch(() => undefined);
  opened.flushHeaders();
  return {
    send: (bytes) =>
      new Promise((done, fail) => opened.write(bytes, (error) => (error ? fail(error) : done()))),
    end: () => opened.end(),
    cut: () => opened.destroy(),
    answer: promise,
  };
}

/** Lets a test server answer on a port, with the time limits of the real one. */
export async function listenOn(server: TestServer): Promise<{ url: string; close: () => Promise<void> }> {
  const listener = getRequestListener((incoming) => server.send(incoming));
  const http = createHttpServer(
    server.services.config,
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: async () => {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
}
