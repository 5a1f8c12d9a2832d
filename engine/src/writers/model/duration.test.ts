import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { generateCourse } from "../../pipeline/index.ts";
import { goodReply } from "./fixtures/replies.ts";
import { scriptedServer } from "./fixtures/scripted.ts";

/** All times are a thirtieth of what a real model takes; our own share is not shortened, which only makes it harder. */
const SCALE = 1 / 30;
const STEP_MS = 20_000 * SCALE;
const PLANNING_MS = 5_000 * SCALE;
const LIMIT_MS = 10 * 60_000 * SCALE;

test("fifty steps of a model that takes twenty seconds for each are there in under ten minutes", async () => {
  const server = await scriptedServer(async (asked) => {
    await wait(asked.fields.includes("content") ? STEP_MS : PLANNING_MS);
    return goodReply(asked);
  });
  const model = {
    ...{ provider: "compatible" as const, model: "scripted", baseUrl: server.url, key: null },
    ...{ concurrency: 6, seconds: 60, inputWords: 6_000, idleSeconds: 5, outputTokens: 8_000 },
  };
  const request = {
    ...{ documents: [], goal: "Know how lighthouses work", title: "Lighthouses", steps: 50 },
    ...{ language: "en" as const, difficulty: "standard" as const },
  };
  const options = { saved: [], signal: new AbortController().signal, onEvent: () => undefined };
  const began = performance.now();
  const course = await generateCourse(request, options, model);
  const took = performance.now() - began;
  await server.close();
  expect(course.steps.filter(({ writer }) => writer === "model")).toHaveLength(50);
  expect(took).toBeLessThan(LIMIT_MS);
});
