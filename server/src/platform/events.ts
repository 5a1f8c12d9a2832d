import { EventEmitter, on } from "node:events";
import { sql } from "drizzle-orm";
import type { Database, Db } from "../db/client.ts";

const CHANNEL = "changes";

/** Tells every process that something changed: `topic` names what (such as `generation`), `id` which one. */
export interface Events {
  publish(topic: string, id: string): Promise<void>;
  /** Yields once for each change of `topic` and `id` until `signal` aborts. Subscribed when this returns. */
  changes(topic: string, id: string, signal: AbortSignal): AsyncIterable<unknown>;
}

/** Events over the database's own LISTEN and NOTIFY, so that they reach all processes on it. */
export async function createEvents(database: Database): Promise<Events> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  await database.listen(CHANNEL, (payload) => emitter.emit(payload));
  const db: Db = database.db;
  return {
    publish: async (topic, id) => {
      await db.execute(sql`select pg_notify(${CHANNEL}, ${`${topic}:${id}`})`);
    },
    changes: (topic, id, signal) => on(emitter, `${topic}:${id}`, { signal }),
  };
}
