import { expect, test } from "vitest";
import { entry, refusal, task } from "./fixtures/guarded.ts";
import { runGuarded } from "./guard.ts";

test("scanned pages give a child more time, but only once", async () => {
  const limits = { milliseconds: 5_000, scanMilliseconds: 60_000 };
  const heard: number[] = [];
  const ends = { ...task(limits), name: "ends" };
  const answer = await runGuarded(entry("slow-scan"), ends, undefined, {
    onScan: ({ page }) => heard.push(page),
  });
  expect(answer).toEqual({ failed: "after all" });
  expect(heard.slice(0, 3)).toEqual([1, 2, 3]);
  const error = await refusal("slow-scan", { milliseconds: 1_000, scanMilliseconds: 100 });
  expect(error.params.reason).toBe("time");
});

test("the time that was used before the first scanned page counts", async () => {
  const late = { ...task({ milliseconds: 3_000, scanMilliseconds: 100 }), name: "late" };
  const start = performance.now();
  await expect(runGuarded(entry("slow-scan"), late)).rejects.toMatchObject({ params: { reason: "time" } });
  expect(performance.now() - start).toBeLessThan(4_500);
});
