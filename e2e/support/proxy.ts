import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands between the browser and the server, as an operator's proxy does. */
interface Proxy {
  url: string;
  /** Answers these paths itself from now on: as another version of the app would. */
  replace(path: RegExp, answer: { status: number; body: (original: string) => string }): void;
  close(): void;
}

type Replacement = [RegExp, { status: number; body: (original: string) => string }];

/** Starts a proxy in front of a server. */
export async function startProxy(target: string): Promise<Proxy> {
  const replaced: Replacement[] = [];
  const server = createServer((asked, answer) => {
    const found = replaced.find(([path]) => path.test(asked.url ?? ""))?.[1];
    // What is changed must be read as text.
    const { "accept-encoding": _, ...plain } = asked.headers;
    const headers = found ? plain : asked.headers;
    const forwarded = request(`${target}${asked.url}`, { method: asked.method, headers }, (given) => {
      if (!found) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      given.on("data", (part: Buffer) => parts.push(part));
      given.on("end", () => {
        const { "content-length": __, ...rest } = given.headers;
        answer.writeHead(found.status, rest);
        answer.end(found.body(Buffer.concat(parts).toString()));
      });
    });
    forwarded.on("error", () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    replace: (path, answer) => replaced.push([path, answer]),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
