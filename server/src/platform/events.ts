import { EventEmitter, on } from "node:events";
import type { Database } from "../db/client.ts";

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
  return {
    publish: (topic, id) => database.notify(CHANNEL, `${topic}:${id}`),
    changes: (topic, id, signal) => on(emitter, `${topic}:${id}`, { signal }),
  };
}
