import { afterEach, describe, expect, it } from "vitest";
import { answerAskedAhead } from "./askedAhead.ts";

afterEach(() => {
  globalThis.askedAhead = undefined;
});

describe("what was asked before the app ran", () => {
  it("is given to the call it belongs to, and once", async () => {
    globalThis.askedAhead = { call: "/learn/bees-abc", answer: Promise.resolve(new Response("{}")) };
    expect(await answerAskedAhead("/learn/wasps-abc")).toBe(null);
    expect(await (await answerAskedAhead("/learn/bees-abc"))?.text()).toBe("{}");
    expect(await answerAskedAhead("/learn/bees-abc")).toBe(null);
  });

  it("is nothing where there was no connection or nobody asked", async () => {
    expect(await answerAskedAhead("/learn/bees-abc")).toBe(null);
    globalThis.askedAhead = { call: "/learn/bees-abc", answer: Promise.resolve(null) };
    expect(await answerAskedAhead("/learn/bees-abc")).toBe(null);
  });
});
