/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The value that a share (0 to 1) of some numbers lies below; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

interface Series {
  name: string;
  requests: number;
  /** Milliseconds within which 95 of 100 requests are answered. */
  target: number;
  call: (index: number) => Promise<unknown>;
}

const WIDTH = 44;

/** The head of the lines that `measureInTurn` prints. */
export const seriesHead = (target: number) =>
  `${"ms".padEnd(WIDTH)}    first   median      p95  target ${target} ms\n`;

/** Makes a request and then the same `requests` times, one after the other, and prints a line; returns whether it meets the target. */
export async function measureInTurn({ name, requests, target, call }: Series): Promise<boolean> {
  const times: number[] = [];
  for (let index = 0; index <= requests; index += 1) {
    const begun = performance.now();
    await call(index);
    times.push(performance.now() - begun);
  }
  const [first = 0, ...rest] = times;
  const p95 = rest.toSorted((a, b) => a - b)[Math.ceil(0.95 * rest.length) - 1] ?? 0;
  const numbers = [first, median(rest), p95].map((time) => time.toFixed(1).padStart(9)).join("");
  process.stdout.write(`${name.padEnd(WIDTH)}${numbers}  ${p95 < target ? "met" : "not met"}\n`);
  return p95 < target;
}
