import { afterEach, describe, expect, it } from "vitest";
import { answerAskedAhead, forgetAskedAhead } from "./askedAhead.ts";

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
    expect(await answerAskedAhead("/learn/wasps-abc")).toBe(null);
    expect(await (await answerAskedAhead(BEES))?.text()).toBe("{}");
    expect(await answerAskedAhead(BEES)).toBe(null);
  });

  it("is nothing where there was no connection, nobody asked, or it was let go of", async () => {
    expect(await answerAskedAhead(BEES)).toBe(null);
    asked(null);
    expect(await answerAskedAhead(BEES)).toBe(null);
    asked(new Response("{}"));
    forgetAskedAhead();
    expect(await answerAskedAhead(BEES)).toBe(null);
  });

  it("stays what it is where it refuses, and is asked for again where that may pass", async () => {
    asked(new Response("{}", { status: 403 }));
    expect((await answerAskedAhead(BEES))?.status).toBe(403);
    for (const status of [401, 503]) {
      asked(new Response("{}", { status }));
      expect(await answerAskedAhead(BEES)).toBe(null);
    }
  });
});
