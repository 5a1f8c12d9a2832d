import { AsyncLocalStorage } from "node:async_hooks";

/** What belongs together in the log: a request, a run of a generation. No personal data. */
export interface Trace {
  request?: string;
  run?: string;
}

const present = new AsyncLocalStorage<Trace>();

/** Every line logged while `work` runs, also later on in what it awaits, carries `trace`. */
export function traced<T>(trace: Trace, work: () => T): T {
  return present.run({ ...present.getStore(), ...trace }, work);
}

/** The trace of the present work; empty outside of one. */
export function presentTrace(): Trace {
  return present.getStore() ?? {};
}
