import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
const CONNECT_MS = 10_000;
/** Idle time after which the network is asked, whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000;

/** What is heard on a channel. */
export interface Heard {
  onMessage(payload: string): void;
  /** The connection was lost and is there again: messages in between were not heard. */
  onGap(): void;
}

export interface Listener {
  close(): Promise<void>;
}

interface Connection {
  client: Client;
  /** Settles when the connection has ended, for whatever reason. */
  ended: Promise<void>;
}

async function connect(
  url: string,
  channel: string,
  heard: Heard,
  onLost: (error: Error) => void,
): Promise<Connection> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  const ended = new Promise<void>((done) => client.once("end", () => done()));
  client.on("notification", ({ payload }) => heard.onMessage(payload ?? ""));
  client.on("error", onLost);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { client, ended };
}

/**
 * Listens on a channel of a Postgres server over a connection of its own, which is made anew whenever it breaks.
 * Rejects when the first connection cannot be made; `onLost` hears of each one that broke or could not be made.
 */
export async function listenOn(
  url: string,
  channel: string,
  heard: Heard,
  onLost: (error: Error) => void,
): Promise<Listener> {
  const closing = new AbortController();
  const again = async (): Promise<Connection | null> => {
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(LONGEST_WAIT_MS, pause * 2)) {
      try {
        await wait(pause, undefined, { signal: closing.signal });
        return await connect(url, channel, heard, onLost);
      } catch (error) {
        if (closing.signal.aborted) return null;
        onLost(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };
  let present: Connection | null = await connect(url, channel, heard, onLost);
  const keep = async (): Promise<void> => {
    while (present !== null) {
      await present.ended;
      if (closing.signal.aborted) return;
      present = await again();
      if (closing.signal.aborted) await present?.client.end();
      else heard.onGap();
    }
  };
  const kept = keep();
  return {
    close: async () => {
      closing.abort();
      await present?.client.end();
      await kept;
    },
  };
}
