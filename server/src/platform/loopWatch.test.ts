import { expect, it } from "vitest";
import { watchLoop, workedMs } from "./loopWatch.ts";

it("tells how long the event loop stood still since it was last asked, also right after it was", async () => {
  const ended = new AbortController();
  const longest = watchLoop(ended.signal);
  const standStill = () => {
    const until = performance.now() + 300;
    while (performance.now() < until);
  };
  standStill();
  expect(longest()).toBeGreaterThan(250);
  await new Promise((done) => setImmediate(done));
  expect(longest()).toBeLessThan(250);
  standStill();
  await new Promise((done) => setImmediate(done));
  expect(longest()).toBeGreaterThan(250);
  ended.abort();
});

it("leaves out time in which this thread did not work, where it is asked to", () => {
  const ended = new AbortController();
  const longest = watchLoop(ended.signal);
  const longestWork = watchLoop(ended.signal, workedMs);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  expect(longest()).toBeGreaterThan(250);
  expect(longestWork()).toBeLessThan(200);
  const until = workedMs() + 300;
  while (workedMs() < until);
  expect(longestWork()).toBeGreaterThan(250);
  ended.abort();
});
