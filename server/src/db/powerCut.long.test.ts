import { expect, it } from "vitest";
import { liveThroughBadDays } from "../../testing/badDays.ts";

it("nothing acknowledged is lost when the server is killed and the power goes with it", {
  timeout: 600_000,
}, async () => {
  const { lost, unsynced, answers, edits, uploads, steps } = await liveThroughBadDays(4);
  expect(lost).toEqual([]);
  for (const count of [unsynced, answers, edits, uploads, steps]) expect(count).toBeGreaterThan(0);
});
