import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import type { ModelRequest } from "../../types/index.ts";
import { createAsker, type Request } from "./ask.ts";
import { type Reply, type ScriptedServer, scriptedServer, settingsFor } from "./fixtures/scripted.ts";

let server: ScriptedServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const request: Request<{ word: string }> = {
  purpose: "a word",
  schema: z.object({ word: z.string() }),
  instructions: "Answer with one word.",
  prompt: "What shines?",
  check: ({ word }) => (word === "lamp" ? null : "it is no lamp"),
};

/** What is told of the requests to a model that answers with `replies` in their order. */
async function told(replies: Reply[]): Promise<ModelRequest[]> {
  server = await scriptedServer((_, number) => replies[number - 1] ?? "stall");
  let present = Date.parse("2026-01-01T00:00:00Z");
  const asker = createAsker(
    settingsFor(server.url, { key: "secret-key", seconds: 5, idleSeconds: 5, outputTokens: 500 }),
    {
      now: () => {
        present += 1_000;
        return new Date(present);
      },
      random: () => 0.5,
      wait: async () => undefined,
    },
  );
  const requests: ModelRequest[] = [];
  const options = { signal: new AbortController().signal, step: 3 };
  await asker
    .ask(request, { ...options, onRequest: (one) => requests.push(one) })
    .catch((error: unknown) => error);
  return requests;
}

test("each request is told with its texts, its tokens, its time and what came of it", async () => {
  const requests = await told([
    { answer: { word: "sun" } },
    { text: "no JSON" },
    { answer: { word: "lamp" } },
  ]);
  const common = {
    purpose: "a word",
    step: 3,
    provider: "compatible",
    model: "scripted",
    instructions: "Answer with one word.",
    inputTokens: 100,
    outputTokens: 50,
  };
  expect(requests).toMatchObject([
    { ...common, attempt: 1, outcome: "rejected", fault: "it is no lamp", answer: '{"word":"sun"}' },
    { ...common, attempt: 2, outcome: "answer_unusable", answer: "no JSON", repairs: "it is no lamp" },
    { ...common, attempt: 3, outcome: "used", fault: null, answer: '{"word":"lamp"}' },
  ]);
  expect(requests.map(({ repairs }) => repairs === null)).toEqual([true, false, false]);
  expect(requests[0]?.prompt).toBe("What shines?");
  expect(requests[1]?.prompt).toContain("it is no lamp");
  expect(requests.every(({ milliseconds }) => milliseconds >= 1_000)).toBe(true);
  expect(new Set(requests.map(({ startedAt }) => startedAt)).size).toBe(3);
});

test("a request that got no answer is told as the fault it was", async () => {
  const requests = await told([{ status: 503 }, "cut", { status: 401 }]);
  expect(requests.map(({ outcome, answer }) => [outcome, answer])).toEqual([
    ["unavailable", null],
    ["unreachable", null],
    ["key_refused", null],
  ]);
});

test("a key that the provider repeats is hidden", async () => {
  const requests = await told([{ text: "Your key secret-key is odd" }, { answer: { word: "lamp" } }]);
  expect(requests[0]?.answer).toBe("Your key ••• is odd");
  expect(JSON.stringify(requests)).not.toContain("secret-key");
});
