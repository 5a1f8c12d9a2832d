import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import { towersText } from "../../../../engine/src/writers/model/fixtures/towers.ts";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { createModelServer } from "../../../testing/modelServer.ts";
import { eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { quotaUses } from "../../db/tables/index.ts";

const LIMIT = 1_000;
/** What the scripted server says that each request used. */
const TOKENS = 150;
/** With one step at a time two requests may be under way when the last token goes. */
const MOST = LIMIT + 2 * TOKENS;

const text = towersText();

let answered = 0;
let stalls = false;
let patienceAfter = Number.POSITIVE_INFINITY;
let close: () => Promise<void>;
let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  ({ server, close } = await createModelServer(
    (asked) => {
      if (stalls) return "stall";
      if (answered >= patienceAfter) return { status: 429, headers: { "retry-after": "3600" } };
      answered++;
      return goodReply(asked);
    },
    {
      ...{ MODEL_CONCURRENCY: "1", MODEL_TOKENS_PER_COURSE: String(LIMIT) },
      ...{ MODEL_PRICE_INPUT: "10", MODEL_PRICE_OUTPUT: "20", MODEL_PRICE_CURRENCY: "CHF" },
    },
  ));
  creator = await server.signUp();
});
afterAll(async () => {
  await close();
});

async function order(): Promise<string> {
  const id = await server.upload(creator.accessToken, "towers.txt", text);
  const request = courseRequest([id], { language: "en", steps: 10 });
  return (await creator.client.courses.create(request)).slug;
}

describe("before a course is written", () => {
  it("its tokens and their price are estimated", async () => {
    const id = await server.upload(creator.accessToken, "towers.txt", text);
    const { words, choices } = await creator.client.documents.advise({ documentIds: [id] });
    const ten = choices.find(({ wished }) => wished === 10);
    const tokens = 145_000 + Math.round(words * 4.5);
    expect(ten).toMatchObject({ steps: 10, cost: { tokens, money: { currency: "CHF" } } });
    expect(ten?.cost?.money?.amount).toBeCloseTo((tokens - 45_000) * 1e-5 + 45_000 * 2e-5);
  });

  it("that of a goal alone is estimated too, with the steps asked for", async () => {
    const { words, choices } = await creator.client.documents.advise({ documentIds: [] });
    expect([words, choices.length]).toEqual([0, 41]);
    expect(choices.at(-1)).toMatchObject({ wished: 50, steps: 50, cost: { tokens: 725_000 } });
  });
});

describe("a course that reaches its limit", () => {
  it("is written to its end by the built-in writer, which is said, and its cost is told", async () => {
    const slug = await order();
    const { notices } = await finished(creator, slug);
    expect(notices.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["model_tokens_spent", "fallback_steps"]),
    );
    expect((await creator.client.courses.get({ slug })).steps).toBe(10);
    const { run } = await creator.client.generation.debug({ slug });
    const requests = run?.requests.length ?? 0;
    expect(requests * TOKENS).toBeGreaterThanOrEqual(LIMIT);
    expect(requests * TOKENS).toBeLessThan(MOST);
    expect(run?.money?.currency).toBe("CHF");
    expect(run?.money?.amount).toBeCloseTo(requests * (100 * 1e-5 + 50 * 2e-5));
  });

  it("keeps to it over a pause", async () => {
    answered = 0;
    patienceAfter = 4;
    const slug = await order();
    await eventually(async () => (await creator.client.generation.get({ slug })).label === "paused" || null);
    patienceAfter = Number.POSITIVE_INFINITY;
    await creator.client.generation.resume({ slug });
    await finished(creator, slug);
    expect(answered * TOKENS).toBeGreaterThanOrEqual(LIMIT);
    expect(answered * TOKENS).toBeLessThan(MOST);
  });
});

describe("a request that nobody waits for any more", () => {
  it("counts for whoever had it sent, and no more than it used once it was answered", async () => {
    const used = async () => {
      const rows = await server.services.db.select().from(quotaUses).where(eq(quotaUses.ownerId, creator.id));
      return rows.find(({ kind }) => kind === "tokens")?.amount ?? 0;
    };
    const before = await used();
    stalls = true;
    const slug = await order();
    const sent = await eventually(async () => {
      const more = (await used()) - before;
      return more > 0 ? more : null;
    });
    await creator.client.generation.cancel({ slug });
    expect((await used()) - before).toBe(sent);
    stalls = false;
    const next = await order();
    await finished(creator, next);
    const { run } = await creator.client.generation.debug({ slug: next });
    expect((await used()) - before - sent).toBe((run?.requests.length ?? 0) * TOKENS);
  });
});
