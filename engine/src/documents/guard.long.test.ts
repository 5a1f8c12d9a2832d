import { expect, test } from "vitest";
import { DocumentError } from "./errors.ts";
import { runGuarded } from "./guard.ts";
import { DEFAULT_READ_LIMITS, type ReadLimits } from "./limits.ts";

const entry = (name: string): URL => new URL(`fixtures/${name}.ts`, import.meta.url);
const task = (limits: Partial<ReadLimits> = {}) => ({
  path: "unused",
  type: "pdf" as const,
  id: "d",
  name: "d.pdf",
  limits: { ...DEFAULT_READ_LIMITS, ...limits },
});

async function refusal(name: string, limits: Partial<ReadLimits>): Promise<DocumentError> {
  const error: unknown = await runGuarded(entry(name), task(limits)).catch((reason: unknown) => reason);
  if (!(error instanceof DocumentError)) throw new Error("expected a DocumentError");
  return error;
}

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
