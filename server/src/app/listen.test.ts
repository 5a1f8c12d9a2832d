import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { readConfig } from "../platform/config.ts";
import { createHttpServer } from "./listen.ts";

const REQUEST = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";

async function listening(settings: Record<string, string>) {
  const server = createHttpServer(readConfig(settings), (_incoming, outgoing) => outgoing.end("done"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  return {
    /** What a new connection is answered; empty where it is cut. */
    ask: async (): Promise<string> => {
      const socket = connect(port, "127.0.0.1");
      sockets.push(socket);
      socket.on("error", () => undefined);
      socket.write(REQUEST);
      const answered = once(socket, "data").then(([data]) => String(data));
      return await Promise.race([answered, once(socket, "close").then(() => "")]);
    },
    /** Ends the first connection that is still open. */
    endOne: async () => {
      const gone = new Promise((resolve) => server.getConnections((_error, before) => resolve(before)));
      const before = await gone;
      sockets.find((socket) => !socket.destroyed)?.destroy();
      const count = () =>
        new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)));
      while ((await count()) === before) await new Promise(setImmediate);
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

it("a network has so many connections at a time, and a new one for each that ends", async () => {
  await using server = await listening({ CONNECTIONS_PER_NETWORK: "2" });
  expect(await server.ask()).toContain("200 OK");
  expect(await server.ask()).toContain("200 OK");
  expect(await server.ask()).toBe("");
  await server.endOne();
  expect(await server.ask()).toContain("200 OK");
});

it.each([
  ["of a trusted proxy", { CONNECTIONS_PER_NETWORK: "2", TRUSTED_PROXIES: "127.0.0.0/8" }],
  ["where the limit is 0", { CONNECTIONS_PER_NETWORK: "0" }],
])("connections have no limit %s", async (_what, settings) => {
  await using server = await listening(settings);
  for (let time = 0; time < 5; time++) expect(await server.ask()).toContain("200 OK");
});
