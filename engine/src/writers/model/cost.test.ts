import { afterEach, expect, test } from "vitest";
import { recorder, requestOf } from "../../documents/fixtures/request.ts";
import { generateCourse } from "../../pipeline/generate.ts";
import { estimateCost, moneyOf } from "./cost.ts";
import { goodReply } from "./fixtures/replies.ts";
import { type ScriptedServer, scriptedServer, settingsFor } from "./fixtures/scripted.ts";

/** What the scripted server says that each request used. */
const TOKENS = 150;

let server: ScriptedServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function courseWith(tokensLeft: number) {
  server = await scriptedServer(goodReply);
  const settings = settingsFor(server.url, { tokensLeft, concurrency: 1 });
  const course = await generateCourse(requestOf(), recorder(), settings);
  const codes = course.report.notices.map(({ code }) => code);
  return { course, codes, tokens: server.asked.length * TOKENS };
}

test("a course is estimated by its steps and the words of its documents", () => {
  expect(estimateCost({ words: 10_000, steps: 10 })).toEqual({
    requests: 30,
    inputTokens: 145_000,
    outputTokens: 45_000,
  });
  expect(estimateCost({ words: 0, steps: 10 })).toMatchObject({ inputTokens: 100_000 });
});

test("tokens cost what a million of them costs", () => {
  const prices = { input: 0.5, output: 2, currency: "EUR" };
  expect(moneyOf({ inputTokens: 2_000_000, outputTokens: 500_000 }, prices)).toBe(2);
});

test("when the tokens are used up the built-in writer goes on, and what is written stays", async () => {
  const { course, codes, tokens } = await courseWith(1_000);
  const [modelled, others] = [true, false].map((own) =>
    course.steps.filter(({ fallback }) => fallback !== own),
  );
  expect(modelled?.length).toBeGreaterThanOrEqual(2);
  expect(modelled?.every(({ writer, words }) => writer === "model" && words >= 500)).toBe(true);
  expect(others?.length).toBeGreaterThan(0);
  expect(others?.every(({ writer, words }) => writer === "builtin" && words > 0)).toBe(true);
  expect(codes).toContain("model_tokens_spent");
  expect(codes).toContain("fallback_steps");
  expect(codes).not.toContain("model_answers");
  // With one step at a time two requests may be under way when the last token goes.
  expect(tokens).toBeGreaterThanOrEqual(1_000);
  expect(tokens).toBeLessThan(1_000 + 2 * TOKENS);
});

test("where nothing is left the model is not asked at all", async () => {
  const { course, codes, tokens } = await courseWith(0);
  expect([course.writer, tokens]).toEqual(["builtin", 0]);
  expect(course.steps.every(({ fallback }) => fallback)).toBe(true);
  expect(codes).toContain("model_tokens_spent");
});

test("a course below its limit says nothing of it", async () => {
  const { course, codes } = await courseWith(1_000_000);
  expect(course.steps.some(({ fallback }) => fallback)).toBe(false);
  expect(codes).not.toContain("model_tokens_spent");
});
