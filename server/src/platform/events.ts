import { EventEmitter, on } from "node:events";
import type { Database } from "../db/client.ts";

const CHANNEL = "changes";

/** Tells every process that something changed: `topic` names what (such as `generation`), `id` which one. */
export interface Events {
  publish(topic: string, id: string): Promise<void>;
  /**
   * Yields for each change of `topic` and `id` until `signal` aborts; also after a gap in which changes may have
   * gone unheard: who is told looks what has changed. Subscribed when this returns.
   */
  changes(topic: string, id: string, signal: AbortSignal): AsyncIterable<unknown>;
}

/** Events over the database's own LISTEN and NOTIFY, so that they reach all processes on it. */
export async function createEvents(database: Database): Promise<Events> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  await database.listen(CHANNEL, {
    onMessage: (payload) => emitter.emit(payload),
    onGap: () => {
      for (const name of emitter.eventNames()) if (name !== "error") emitter.emit(name);
    },
  });
  return {
    publish: (topic, id) => database.notify(CHANNEL, `${topic}:${id}`),
    changes: (topic, id, signal) => on(emitter, `${topic}:${id}`, { signal }),
  };
}
