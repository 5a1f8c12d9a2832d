import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Seen, withoutTexts } from "../../testing/fixtures/previous-version/look.ts";
import { restorePreviousVersion, seenBefore } from "../../testing/previousVersion.ts";
import { createPostgresUrl } from "../../testing/testDatabase.ts";
import { type ApiClient, createTestServer, type TestServer } from "../../testing/testServer.ts";
import { openDatabase } from "../db/client.ts";
import { questions } from "../db/tables/content.ts";

const { made, sitting, courses, seen } = seenBefore();
const folder = mkdtempSync(join(tmpdir(), "previous-version-"));
const clients = new Map<string, ApiClient>();
let server: TestServer;
beforeAll(async () => {
  const url = await createPostgresUrl();
  await restorePreviousVersion(folder, url);
  const complain = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ ...(url ? { url } : {}), folder }, complain);
  server = await createTestServer({ DATA_DIR: folder }, database, made);
  clients.set("everybody", server.client());
  clients.set("anonymous", server.client({ enrolmentToken: sitting }));
  for (const who of new Set(seen.map((one) => one.who))) {
    if (!clients.has(who)) clients.set(who, await signIn(`${who}@example.org`));
  }
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(email: string): Promise<ApiClient> {
  const { data, error } = await server.authClient().signInWithPassword({ email, password: "geheim1" });
  if (!data.session) throw new Error(`${email} cannot sign in: ${error?.message}`);
  return server.client({ accessToken: data.session.access_token });
}

type Procedure = (input: object) => Promise<unknown>;

/** Asks what was asked in the previous version. */
async function askAgain({ who, call, input }: Seen): Promise<unknown> {
  const [feature = "", name = ""] = call.split(".");
  const procedure: Procedure = Reflect.get(Reflect.get(clients.get(who) ?? {}, feature), name);
  return withoutTexts(JSON.parse(JSON.stringify(await procedure(input))));
}

describe("a database and a data folder of the previous version", () => {
  it.each([...new Set(seen.map(({ call }) => call))])("answer %s as they did", async (call) => {
    for (const one of seen.filter((other) => other.call === call)) {
      // A later version may answer more, and nothing else.
      const before = withoutTexts(one.answer) as object;
      expect(await askAgain(one), `${one.who} ${JSON.stringify(one.input)}`).toMatchObject(before);
    }
  });

  it("hold the texts of every step and the passages they come from", async () => {
    const manager = clients.get("ada.creator");
    for (const slug of Object.values(courses)) {
      const { steps } = (await manager?.editing.outline({ slug })) ?? { steps: [] };
      expect(steps.length).toBeGreaterThan(1);
      for (const { id, words } of steps) {
        const { content } = (await manager?.editing.getStep({ slug, stepId: id })) ?? {};
        expect(content === "").toBe(words === 0);
      }
    }
    const reader = clients.get("leo.reader");
    const { step } = (await reader?.learning.step({ slug: courses.water, position: 1 })) ?? {};
    const source = { slug: courses.water, stepId: step?.id ?? "", index: 0 };
    expect((await reader?.learning.passage(source))?.quote).toBe(step?.sources[0]?.quote);
  });

  it("hold who wrote each question", async () => {
    const manager = clients.get("ada.creator");
    const originsOf = async (slug: string) => {
      const { steps } = (await manager?.editing.outline({ slug })) ?? { steps: [] };
      const pages = steps.map(({ id }) => manager?.editing.getStep({ slug, stepId: id }));
      return (await Promise.all(pages)).map((step) => step?.question?.origin);
    };
    expect(new Set(await originsOf(courses.water))).toEqual(new Set(["builtin", undefined]));
    expect(new Set(await originsOf(courses.placeholder))).toEqual(new Set(["placeholder"]));
    expect(await originsOf(courses.towers)).toContain("model");
    const { origin, form } = questions;
    const nameless = sql<boolean>`${form} is null`;
    const known = await server.services.db
      .selectDistinct({ origin, nameless })
      .from(questions)
      .orderBy(origin);
    expect(known).toEqual([
      { origin: "builtin", nameless: false },
      { origin: "model", nameless: true },
      { origin: "placeholder", nameless: true },
    ]);
  });

  it("hold a deleted step with its question and what participants answered", async () => {
    const slug = courses.water;
    const manager = clients.get("ada.creator");
    const { deleted = [] } = (await manager?.editing.outline({ slug })) ?? {};
    const stepId = deleted[0]?.id ?? "";
    await manager?.editing.restoreStep({ slug, stepId });
    const graduate = clients.get("grace.graduate");
    const { steps = [] } = (await graduate?.learning.course({ slug })) ?? {};
    const restored = steps.find((step) => step.stepId === stepId);
    expect(restored?.state).toBe("right");
    const page = await graduate?.learning.step({ slug, position: restored?.position ?? 0 });
    const solution = page?.result?.solution;
    const selected = solution?.kind === "choice" ? solution.correct : null;
    expect(page?.result?.answer).toEqual({ kind: "choice", selected });
    const { hints = {} } = (await manager?.editing.hints({ slug })) ?? {};
    expect(hints[stepId]).toBeDefined();
  });

  it("hold versions that can be accepted without a conflict", async () => {
    const slug = courses.water;
    const manager = clients.get("ada.creator");
    const { proposals = [] } = (await manager?.rewriting.list({ slug })) ?? {};
    expect(proposals).toHaveLength(2);
    for (const { id } of proposals) {
      const { proposed = [], changed } = (await manager?.rewriting.compare({ slug, id })) ?? {};
      expect(changed).toBe(false);
      await manager?.rewriting.accept({ slug, id });
      const { steps = [] } = (await manager?.editing.outline({ slug })) ?? {};
      expect(steps.map(({ question }) => question)).toContain(proposed[0]?.question?.text);
    }
  });
});
