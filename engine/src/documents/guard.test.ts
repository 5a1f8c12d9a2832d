import { expect, test } from "vitest";
import { DocumentError } from "./errors.ts";
import { runGuarded } from "./guard.ts";
import { DEFAULT_READ_LIMITS, type ReadLimits } from "./limits.ts";

const entry = (name: string): URL => new URL(`fixtures/${name}.ts`, import.meta.url);
const task = (limits: Partial<ReadLimits> = {}) => ({
  path: "unused",
  id: "d",
  name: "d.pdf",
  limits: { ...DEFAULT_READ_LIMITS, ...limits },
});

async function refusal(name: string, limits: Partial<ReadLimits>): Promise<DocumentError> {
  const error: unknown = await runGuarded(entry(name), task(limits)).catch((reason: unknown) => reason);
  if (!(error instanceof DocumentError)) throw new Error("expected a DocumentError");
  return error;
}

test("a child that does not end is killed at the time limit", async () => {
  const started = performance.now();
  const error = await refusal("hang", { milliseconds: 600 });
  expect(error.code).toBe("document_too_complex");
  expect(error.params.reason).toBe("time");
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("a child that takes too much memory is killed", async () => {
  const error = await refusal("hoard", { memory: 300 * 1024 * 1024, milliseconds: 30_000 });
  expect(error.code).toBe("document_too_complex");
  expect(error.params.reason).toBe("memory");
});

test("a child that dies costs only the document", async () => {
  const error = await refusal("crash", {});
  expect(error.code).toBe("document_too_complex");
  expect(error.params.reason).toBe("crash");
});

test("an aborted reading rejects with the reason of the signal and ends the child", async () => {
  const controller = new AbortController();
  const running = runGuarded(entry("hang"), task(), controller.signal);
  const reason = new Error("cancelled by the creator");
  controller.abort(reason);
  await expect(running).rejects.toBe(reason);
  await expect(runGuarded(entry("hang"), task(), controller.signal)).rejects.toBe(reason);
});
