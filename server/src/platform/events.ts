import { EventEmitter } from "node:events";
import type { Database } from "../db/client.ts";

const CHANNEL = "changes";

/** What a change is about: `topic` names what (such as `generation`), `id` which one. */
export type Subject = readonly [topic: string, id: string];

/** Tells every process that something changed. */
export interface Events {
  publish(topic: string, id: string): Promise<void>;
  /**
   * Calls `tell` for each change of one of the subjects until what is returned is called; also after a gap in which
   * changes may have gone unheard: who is told looks what has changed. Subscribed when this returns.
   */
  hear(subjects: readonly Subject[], tell: () => void): () => void;
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
    hear: (subjects, tell) => {
      const names = subjects.map(([topic, id]) => `${topic}:${id}`);
      for (const name of names) emitter.on(name, tell);
      return () => {
        for (const name of names) emitter.off(name, tell);
      };
    },
  };
}
