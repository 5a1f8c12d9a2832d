import type { Table } from "./table.ts";

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The value that a share (0 to 1) of some numbers lies below; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How long something takes, in milliseconds. */
export async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}

/** Makes a request once, then the same `requests` times, one after the other; the 95th percentile of the latter, in ms. */
async function timeInTurn(requests: number, call: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index <= requests; index += 1) times.push(await timeOf(() => call(index)));
  return quantile(times.slice(1), 0.95);
}

interface Series {
  requests: number;
  /** Milliseconds within which 95 of 100 requests are answered. */
  most: number;
}

/** Measures requests into a table, beside an answer of the server at `url` that needs no database. */
export async function beginSeries(table: Table, { requests, most }: Series, url: string, send = fetch) {
  const limit = await timeInTurn(requests, async () => await (await send(`${url}/healthz`)).text());
  return async (name: string, call: (index: number) => Promise<unknown>): Promise<void> =>
    table.add({ what: `${name}: p95 ms`, limit, we: await timeInTurn(requests, call), most });
}
