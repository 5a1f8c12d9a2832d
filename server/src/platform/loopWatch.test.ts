import { expect, it } from "vitest";
import { watchLoop } from "./loopWatch.ts";

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
