import { expect, test } from "vitest";
import { DocumentError } from "./errors.ts";
import { entry, refusal, task } from "./fixtures/guarded.ts";
import { runGuarded } from "./guard.ts";
import { DEFAULT_READ_LIMITS } from "./limits.ts";
import { prepareChild } from "./spare.ts";

test("a child that does not end is killed at the time limit", async () => {
  const error = await refusal("hang", { milliseconds: 600 });
  expect(error.code).toBe("document_too_complex");
  expect(error.params.reason).toBe("time");
});

test("a child that takes too much memory is killed", async () => {
  const error = await refusal("hoard", { memory: 300 * 1024 * 1024, milliseconds: 30_000 });
  expect(error.code).toBe("document_too_complex");
  expect(error.params.reason).toBe("memory");
});

test("a child whose heap is full before it is killed is refused for the same reason", async () => {
  const error = await refusal("fill-heap", { memory: 300 * 1024 * 1024, milliseconds: 50_000 });
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

test("cached pages of files do not count as a child's memory", async () => {
  // A bare process holds some 20 MB for itself; with the pages of the program's own file it has over 60. Only
  // Linux tells them apart.
  const megabytes = process.platform === "linux" ? 45 : 200;
  const error = await refusal("hang", { memory: megabytes * 1024 * 1024, milliseconds: 2_500 });
  expect(error.params.reason).toBe("time");
});

test("a child prepared ahead takes one task; those after it start anew", async () => {
  const memory = DEFAULT_READ_LIMITS.memory;
  const state = async () => runGuarded(entry("prepared"), task());
  prepareChild(entry("prepared"), memory, "pdf");
  prepareChild(entry("prepared"), memory, "pdf");
  expect(await state()).toEqual({ failed: "prepared" });
  expect(await state()).toEqual({ failed: "cold" });
});

test("a child prepared for other limits, another type or another entry is not used", async () => {
  prepareChild(entry("prepared"), 1, "pdf");
  expect(await runGuarded(entry("prepared"), task())).toEqual({ failed: "cold" });
  prepareChild(entry("prepared"), DEFAULT_READ_LIMITS.memory, "text");
  expect(await runGuarded(entry("prepared"), task())).toEqual({ failed: "cold" });
  prepareChild(entry("crash"), DEFAULT_READ_LIMITS.memory, "pdf");
  expect(await runGuarded(entry("prepared"), task())).toEqual({ failed: "cold" });
});

test("a child that cannot be started tells nothing of the document: it is not refused", async () => {
  const { execPath } = process;
  process.execPath = "/nowhere/node";
  const error: unknown = await runGuarded(entry("hang"), task())
    .catch((reason: unknown) => reason)
    .finally(() => {
      process.execPath = execPath;
    });
  expect(error).toMatchObject({ message: "The reader of a document could not be started" });
  expect(error).not.toBeInstanceOf(DocumentError);
});

test("the last words of a child count, although its end is heard first", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const answer = runGuarded(entry("leave"), task());
    // Whoever does not listen meanwhile finds both at once.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
    expect(await answer).toEqual({ failed: "last words" });
  }
});
