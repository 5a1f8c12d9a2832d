import { afterEach, describe, expect, it } from "vitest";
import { answerAskedAhead } from "./askedAhead.ts";

const BEES = "/learn/bees-abc";

const asked = (answer: Response | null) => {
  globalThis.askedAhead = new Map([[BEES, Promise.resolve(answer)]]);
};

afterEach(() => {
  globalThis.askedAhead = undefined;
});

describe("what was asked before the app ran", () => {
  it("is given to the call it belongs to, and once", async () => {
    asked(new Response("{}"));
    expect(await answerAskedAhead("/learn/wasps-abc", 100)).toBe(null);
    expect(await (await answerAskedAhead(BEES, 100))?.text()).toBe("{}");
    expect(await answerAskedAhead(BEES, 100)).toBe(null);
  });

  it("is nothing where there was no connection or nobody asked", async () => {
    expect(await answerAskedAhead(BEES, 100)).toBe(null);
    asked(null);
    expect(await answerAskedAhead(BEES, 100)).toBe(null);
  });

  it("is asked for again where it is old, or was a refusal", async () => {
    asked(new Response("{}"));
    expect(await answerAskedAhead(BEES, 60_000)).toBe(null);
    expect(await answerAskedAhead(BEES, 100)).toBe(null);
    asked(new Response("{}", { status: 403 }));
    expect(await answerAskedAhead(BEES, 100)).toBe(null);
  });
});
