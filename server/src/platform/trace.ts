import { AsyncLocalStorage } from "node:async_hooks";

/** What belongs together in the log: a request, a run of a generation, the id of an account. Names nobody. */
export interface Trace {
  request?: string;
  run?: string;
  person?: string;
}

const present = new AsyncLocalStorage<Trace>();

/** Every line logged while `work` runs, also later on in what it awaits, carries `trace`. */
export function traced<T>(trace: Trace, work: () => T): T {
  return present.run({ ...present.getStore(), ...trace }, work);
}

/** Runs `work` apart from whatever caused it: what it finds out belongs to nobody's request. */
export function untraced<T>(work: () => T): T {
  return present.run({}, work);
}

/** Adds what became known meanwhile to the trace of the present work, outside of one nothing. */
export function addToTrace(more: Trace): void {
  Object.assign(present.getStore() ?? {}, more);
}

/** The trace of the present work; empty outside of one. */
export function presentTrace(): Trace {
  return present.getStore() ?? {};
}
