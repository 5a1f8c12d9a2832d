import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Config } from "../platform/config.ts";
import { networkOfConnection } from "../platform/http/caller.ts";

/**
 * How long a connection is kept for the next request: longer than proxies keep theirs, so that none sends a request into
 * one that is just being closed.
 */
const IDLE_MS = 75_000;

/** How long the head of a request may take. */
const HEADERS_MS = 60_000;

const TIMEOUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/**
 * Uploads look themselves that their bytes arrive: they last as long as the line needs. Told from the address as it was
 * sent, which is why nothing but an id may follow: "/api/uploads/../" leads elsewhere.
 */
function isUpload({ method, url = "" }: IncomingMessage): boolean {
  return (
    (method === "POST" && /^\/api\/(?:documents|courses\/[\da-z-]{1,100}\/media)(?:\?|$)/.test(url)) ||
    (method === "PATCH" && /^\/api\/uploads\/[\da-f-]{36}(?:\?|$)/.test(url))
  );
}

/** Cuts connections of a network beyond `most` before anything is read of them; 0: none. */
function boundConnections(server: Server, { CONNECTIONS_PER_NETWORK: most, TRUSTED_PROXIES }: Config): void {
  const open = new Map<string, number>();
  if (most === 0) return;
  server.prependListener("connection", (socket: Socket) => {
    const network = networkOfConnection(socket.remoteAddress, TRUSTED_PROXIES);
    if (network === null) return;
    const own = open.get(network) ?? 0;
    if (own >= most) {
      socket.destroy();
      return;
    }
    open.set(network, own + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/**
 * A server that gives each request `REQUEST_SECONDS` for its body, and uploads as long as bytes arrive. Node's own
 * limit is off, because it makes no difference between them. A network has `CONNECTIONS_PER_NETWORK` at most.
 */
export function createHttpServer(config: Config, listener: RequestListener): Server {
  const server = createServer(
    { requestTimeout: 0, headersTimeout: HEADERS_MS, keepAliveTimeout: IDLE_MS },
    (incoming, outgoing) => {
      if (!incoming.complete && !isUpload(incoming)) {
        const { socket } = incoming;
        const timer = setTimeout(() => {
          if (incoming.complete) return;
          socket.write(TIMEOUT);
          socket.destroySoon();
        }, config.REQUEST_SECONDS * 1000);
        outgoing.once("close", () => clearTimeout(timer));
      }
      listener(incoming, outgoing);
    },
  );
  boundConnections(server, config);
  return server;
}
