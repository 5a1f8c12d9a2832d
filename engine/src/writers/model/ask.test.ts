import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Attempt, backOff, createAsker, type Request } from "./ask.ts";
import { ModelError, retryAfterOf } from "./faults.ts";
import { type Reply, type ScriptedServer, scriptedServer, settingsFor } from "./fixtures/scripted.ts";
import type { ModelSettings } from "./settings.ts";

let server: ScriptedServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const GOOD: Reply = { answer: { word: "lamp" } };
const request: Request<{ word: string }> = {
  purpose: "a word",
  schema: z.object({ word: z.string() }),
  instructions: "Answer with one word.",
  prompt: "What shines?",
};

/** Asks a server that answers with `replies` in their order, the last one again and again. */
async function ask(replies: Reply[], asked: Partial<Request<{ word: string }>> = {}, seconds = 5) {
  server = await scriptedServer((_, number) => replies[Math.min(number, replies.length) - 1] ?? "stall");
  const settings: ModelSettings = settingsFor(server.url, {
    key: "secret-key",
    seconds,
    idleSeconds: 0.2,
    outputTokens: 500,
  });
  const waits: number[] = [];
  const attempts: Attempt[] = [];
  const asker = createAsker(settings, {
    now: () => new Date("2026-01-01T00:00:00Z"),
    random: () => 0.5,
    wait: async (wait) => void waits.push(wait),
  });
  const signal = new AbortController().signal;
  const result = asker.ask({ ...request, ...asked }, { signal, onAttempt: (one) => attempts.push(one) });
  const outcome = await result.then(
    ({ word }) => word,
    (error: unknown) => (error instanceof ModelError ? error.fault : String(error)),
  );
  return { outcome, requests: server.asked.length, waits, attempts, asked: server.asked };
}

describe("a fault of the provider", () => {
  test.each<[string, Reply[], string, number]>([
    ["none", [GOOD], "lamp", 1],
    ["overloaded once", [{ status: 429 }, GOOD], "lamp", 2],
    ["overloaded for ever", [{ status: 429 }], "overloaded", 3],
    ["an error of the server", [{ status: 500 }, { status: 503 }, GOOD], "lamp", 3],
    ["gone", [{ status: 503 }], "unavailable", 3],
    ["an answer that breaks off", ["cut", GOOD], "lamp", 2],
    ["an empty answer", ["empty", GOOD], "lamp", 2],
    ["no JSON", [{ text: "I am sorry, I cannot." }, GOOD], "lamp", 2],
    ["cut JSON", [{ text: '{"word": "la' }, GOOD], "lamp", 2],
    ["JSON of another shape", [{ answer: { words: ["lamp"] } }, GOOD], "lamp", 2],
    ["never a usable answer", [{ text: "no" }], "answer_unusable", 3],
    ["a wrong key", [{ status: 401 }], "key_refused", 1],
    ["an unknown model", [{ status: 404 }], "model_unknown", 1],
    ["too long a prompt", [{ status: 400, message: "maximum context length is 8192" }], "too_long", 1],
    ["a refused answer", [{ refusal: "I cannot help with that." }, GOOD], "lamp", 2],
    ["an answer that ends with an error", [{ error: { type: "overloaded_error" } }, GOOD], "lamp", 2],
    ["an answer that was cut at its greatest length", [{ text: '{"wo', finish: "length" }, GOOD], "lamp", 2],
    ["a stream that ends before the answer does", ["end midway", GOOD], "lamp", 2],
    ["a connection that is gone", ["hang up", GOOD], "lamp", 2],
  ])("%s", async (_, replies, outcome, requests) => {
    const result = await ask(replies);
    expect(result.outcome).toBe(outcome);
    expect(result.requests).toBe(requests);
    expect(result.attempts).toHaveLength(requests);
    expect(result.attempts.at(-1)?.fault === null).toBe(outcome === "lamp");
  });

  test.each<[string, Reply[], string, number]>([
    ["no schema", [{ status: 400, message: "response_format is not supported" }, GOOD], "lamp", 2],
    ["no stream", [{ status: 400, message: "stream is not supported" }, GOOD], "lamp", 2],
    ["neither", [{ status: 422 }, { status: 422 }, GOOD], "lamp", 3],
    ["no request at all", [{ status: 400 }], "request_refused", 3],
  ])(
    "a server that takes %s is asked in another form, which is no attempt",
    async (_, replies, outcome, requests) => {
      const result = await ask(replies);
      expect(result.outcome).toBe(outcome);
      expect(result.requests).toBe(requests);
      expect(result.attempts).toHaveLength(1);
      const last = result.asked.at(-1);
      if (outcome === "lamp") expect([last?.structured, last?.streamed]).not.toEqual([true, true]);
      expect(last?.fields).toEqual(["word"]);
    },
  );

  test("a server that answers with the whole completion although a stream was asked for is understood", async () => {
    const result = await ask([{ unstreamed: { word: "lamp" } }]);
    expect([result.outcome, result.requests]).toEqual(["lamp", 1]);
    expect(result.attempts[0]?.outputTokens).toBeGreaterThan(0);
  });

  test("an answer that stands still is given up long before its time is over", async () => {
    // Longer than this test may take.
    const result = await ask(["stall midway", GOOD], {}, 600);
    expect([result.outcome, result.requests]).toEqual(["lamp", 2]);
    expect(result.attempts[0]?.fault).toMatch(/^timeout/);
    expect(server?.open()).toBe(0);
  });

  test("a request that is never answered is given up in time and asked again", async () => {
    const result = await ask(["stall", GOOD], {}, 0.3);
    expect(result.outcome).toBe("lamp");
    expect(result.attempts[0]?.fault).toMatch(/^timeout/);
    expect(server?.open()).toBe(0);
  });

  test("a server that nobody runs is unreachable", async () => {
    const asker = createAsker(
      settingsFor("http://127.0.0.1:9/v1", {
        model: "m",
        concurrency: 1,
        seconds: 5,
        idleSeconds: 5,
        outputTokens: 10,
      }),
      { now: () => new Date(0), random: () => 0, wait: async () => undefined },
    );
    const error = await asker
      .ask(request, { signal: new AbortController().signal })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fault: "unreachable", fatal: false });
  });
});

test("the wait a provider asks for is kept, else it grows with chance", async () => {
  const result = await ask([{ status: 429, headers: { "retry-after": "7" } }, { status: 503 }, GOOD]);
  expect(result.waits).toEqual([7, 2]);
  const failure = new ModelError("overloaded", "");
  expect([1, 2, 3].map((attempt) => backOff(attempt, failure, () => 1))).toEqual([2, 4, 8]);
  expect(backOff(9, failure, () => 1)).toBe(60);
  expect(backOff(1, new ModelError("overloaded", "", 3_600), () => 1)).toBe(60);
  const now = new Date("2026-01-01T00:00:00Z");
  expect(retryAfterOf("Thu, 01 Jan 2026 00:00:30 GMT", now)).toBe(30);
  expect([retryAfterOf("", now), retryAfterOf("soon", now), retryAfterOf("12", now)]).toEqual([
    null,
    null,
    12,
  ]);
});

test("what no database takes is left out of an answer", async () => {
  const result = await ask([{ text: '{"word": "la\\u0000mp\\ud83d"}' }]);
  expect(result.outcome).toBe("lamp\ufffd");
});

test("an answer that the caller refuses is asked for again with the reason", async () => {
  const check = ({ word }: { word: string }) => (word === "lamp" ? null : "it is no lamp");
  const result = await ask([{ answer: { word: "sun" } }, GOOD], { check });
  expect(result.outcome).toBe("lamp");
  expect(result.attempts.map(({ fault }) => fault)).toEqual(["it is no lamp", null]);
  expect(result.asked[1]?.prompt).toContain("it is no lamp");
});

test("the key goes to the provider and nowhere else", async () => {
  const result = await ask([{ status: 401 }]);
  expect(result.asked[0]?.authorization).toBe("Bearer secret-key");
  expect(JSON.stringify(result.attempts)).not.toContain("secret-key");
});

test("an abort ends the request at once and is no fault", async () => {
  server = await scriptedServer(() => "stall");
  const asker = createAsker(
    settingsFor(server.url, { model: "m", concurrency: 1, seconds: 60, idleSeconds: 60, outputTokens: 10 }),
  );
  const controller = new AbortController();
  const attempts: Attempt[] = [];
  const running = asker.ask(request, {
    signal: controller.signal,
    onAttempt: (attempt) => attempts.push(attempt),
  });
  while (server.asked.length === 0) await new Promise((next) => setImmediate(next));
  const reason = new Error("cancelled by the creator");
  controller.abort(reason);
  await expect(running).rejects.toBe(reason);
  expect(attempts).toEqual([]);
  while (server.open() > 0) await new Promise((next) => setImmediate(next));
});
