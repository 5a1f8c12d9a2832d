import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** A port of this machine that nobody listens on, for programs that must be told theirs. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
