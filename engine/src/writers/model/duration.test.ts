import { expect, test } from "vitest";
import { generateCourse } from "../../pipeline/index.ts";
import { asksStep, goodReply } from "./fixtures/replies.ts";
import { scriptedServer } from "./fixtures/scripted.ts";

/** Seconds that a model takes for the text of a step, for any other answer, and may take for a course. */
const STEP_SECONDS = 20;
const OTHER_SECONDS = 5;
const LIMIT_SECONDS = 600;

/**
 * A model whose time is counted and not waited for: a request begins when the answer before it ended, as it does
 * where a fixed number of requests is on its way at a time. So the machine's speed does not matter.
 */
async function countingModel() {
  let [lastEnd, end] = [0, 0];
  const server = await scriptedServer(async (asked) => {
    const ends = lastEnd + (asksStep(asked) ? STEP_SECONDS : OTHER_SECONDS);
    await new Promise((done) => setTimeout(done, 10));
    lastEnd = ends;
    end = Math.max(end, ends);
    return goodReply(asked);
  });
  return { server, secondsTaken: () => end };
}

test("fifty steps of a model that takes twenty seconds for each are there in under ten minutes", async () => {
  const { server, secondsTaken } = await countingModel();
  const model = {
    ...{ provider: "compatible" as const, model: "scripted", baseUrl: server.url, key: null },
    ...{ concurrency: 6, seconds: 60, inputWords: 6_000, idleSeconds: 60, outputTokens: 8_000 },
  };
  const request = {
    ...{ documents: [], goal: "Know how lighthouses work", title: "Lighthouses", steps: 50 },
    ...{ language: "en" as const, difficulty: "standard" as const },
  };
  const options = { saved: [], signal: new AbortController().signal, onEvent: () => undefined };
  const course = await generateCourse(request, options, model);
  await server.close();
  expect(course.steps.filter(({ writer }) => writer === "model")).toHaveLength(50);
  expect(secondsTaken()).toBeGreaterThan((50 / 6) * STEP_SECONDS);
  expect(secondsTaken()).toBeLessThan(LIMIT_SECONDS);
});
