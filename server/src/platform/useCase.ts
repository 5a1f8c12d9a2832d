import type { Db } from "../db/client.ts";
import type { Actor } from "./actor.ts";
import type { Services } from "./services.ts";

/** With what and for whom a use case does its work; the context of a request is one. */
export interface Context {
  services: Services;
  actor: Actor;
}

/** The same with the network that the request comes from: for limits, and turns at heavy work. */
export interface CallerContext extends Context {
  caller: string;
}

/** The one argument of a use case, in the form in which a procedure calls its handler. */
export interface Call<Input = unknown, In = Context> {
  context: In;
  input: Input;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/** What a use case answers that has nothing to say. */
export type Done = Record<string, never>;
export const DONE: Done = {};

/**
 * Does `work` in the transaction that is open, or in a new one; the context that `work` gets reads and writes in it too.
 */
export async function inTransaction<In extends { services: Services }, Result>(
  context: In,
  work: (tx: Db, context: In) => Promise<Result>,
): Promise<Result> {
  const { services } = context;
  // On the embedded database whoever went past an open transaction would wait for it for ever.
  if (services.db !== services.database.db) return await work(services.db, context);
  return await services.db.transaction((tx) => work(tx, { ...context, services: { ...services, db: tx } }));
}
