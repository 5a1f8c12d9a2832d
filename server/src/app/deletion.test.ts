import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { someAnswer } from "../../testing/answers.ts";
import { courseRequest, finished } from "../../testing/courses.ts";
import { type ApiClient, createTestServer, type TestServer } from "../../testing/testServer.ts";
import { administer } from "../features/accounts/index.ts";
import { REPOSITORY } from "../platform/config.ts";

const PASSWORD = "geheim1";
const SAMPLE = readFileSync(join(REPOSITORY, "samples/agua.es.txt"), "utf8");
const PIXELS = { width: 400, height: 400, channels: 3, background: "red" } as const;

interface Somebody {
  client: ApiClient;
  id: string;
  token: string;
  email: string;
  /** What nobody else has: address, names, id. */
  traces: string[];
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Signs in; answers the access token. */
async function signIn(email: string): Promise<string> {
  const { data } = await server.authClient().signInWithPassword({ email, password: PASSWORD });
  return data.session?.access_token ?? "";
}

async function arrive(name: string, role: "course_participant" | "course_creator_free"): Promise<Somebody> {
  const email = `${name.toLowerCase()}@example.org`;
  const data = { first_name: `${name}ine`, last_name: `${name}sen`, preferred_language: "de" };
  const { session } = (await server.authClient().signUp({ email, password: PASSWORD, options: { data } }))
    .data;
  const { access_token: token = "", user } = session ?? {};
  const client = server.client({ accessToken: token });
  const id = user?.id ?? "";
  await client.accounts.chooseRole({ id, role });
  await server.confirm({ client, accessToken: token, refreshToken: "", id, email });
  const fresh = await signIn(email);
  const photo = await server.fetch(`/api/profiles/${id}/photo`, {
    method: "PUT",
    headers: { authorization: `Bearer ${fresh}` },
    body: new Uint8Array(await sharp({ create: PIXELS }).png().toBuffer()),
  });
  expect(photo.status).toBe(200);
  return {
    client: server.client({ accessToken: fresh }),
    id,
    token: fresh,
    email,
    traces: [name.toLowerCase(), id],
  };
}

async function rowsOf<Row>(row: z.ZodType<Row>, statement: SQL): Promise<Row[]> {
  const answer: unknown = await server.services.db.execute(statement);
  return z.object({ rows: z.array(row) }).parse(answer).rows;
}

/** Tables of all schemas in which a row holds one of the traces, in whatever column. */
async function tablesWith(traces: readonly string[]): Promise<string[]> {
  const tables = await rowsOf(
    z.object({ name: z.string() }),
    sql`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(25);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      z.object({ text: z.string() }),
      sql`select row_to_json(t)::text as text from ${sql.raw(name)} t`,
    );
    if (rows.some(({ text }) => traces.some((trace) => text.toLowerCase().includes(trace)))) found.push(name);
  }
  return found.sort();
}

/** All files of the storage. */
function filesIn(folder = join(server.services.config.DATA_DIR, "files")): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/** The queue keeps a mail for a day after it was sent (docs/operations.md). */
const DOCUMENTED = /^jobs\./;

async function makeCourse({ client, token }: Somebody, words: string): Promise<string> {
  const documentId = await server.upload(token, `${words}.txt`, `${SAMPLE}\n\n${words}`);
  const { slug } = await client.courses.create(
    courseRequest([documentId], { name: `Kurs ${words}`, language: "es" }),
  );
  await finished({ client, accessToken: token, refreshToken: "", id: "", email: "" }, slug);
  const [first] = (await client.editing.outline({ slug })).steps;
  const { id: stepId, drafts } = await client.editing.getStep({ slug, stepId: first?.id ?? "" });
  await client.editing.acceptDraft({ slug, stepId, draftId: drafts[0]?.id ?? "" });
  return slug;
}

async function takePart({ client, token }: Somebody, slug: string): Promise<string[]> {
  await client.learning.enrol({ slug });
  const { steps } = await client.learning.course({ slug });
  for (const { stepId } of steps) await client.learning.setUnderstood({ slug, stepId, understood: true });
  const { step, question } = await client.learning.step({ slug, position: 1 });
  await client.learning.answer({ slug, stepId: step.id, answer: someAnswer(question) });
  const quote = { quote: "x", prefix: "", suffix: "" };
  await client.campus.putHighlight({ slug, id: randomUUID(), stepId: step.id, ...quote });
  await client.campus.setRepeats({ slug, repeats: true });
  await client.campus.due({});
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.fetch(`/api/learn/${slug}/certificate.pdf`, { headers })).status).toBe(200);
  const [enrolment] = await rowsOf(
    z.object({ id: z.string() }),
    sql`select enrolment_id as id from highlights where step_id = ${step.id}`,
  );
  return [enrolment?.id ?? ""];
}

describe("who deletes an account", () => {
  it("leaves nothing behind in the database and the storage but what the documentation says", async () => {
    const creator = await arrive("Quendolux", "course_creator_free");
    const person = await arrive("Zwiebalin", "course_participant");
    const slug = await makeCourse(creator, "quendolux");
    const traces = [...person.traces, ...(await takePart(person, slug))];
    const { steps } = await creator.client.editing.outline({ slug });
    await creator.client.editing.deleteStep({ slug, stepId: steps[0]?.id ?? "" });
    await person.client.accounts.requestEmailChange({
      ...{ id: person.id, email: "zwiebalin-new@example.org", password: PASSWORD },
    });
    await administer(server.services, ["end-sessions", creator.email]);
    creator.token = await signIn(creator.email);
    creator.client = server.client({ accessToken: creator.token });
    expect((await tablesWith(traces)).length).toBeGreaterThan(10);
    const before = filesIn().length;

    await person.client.accounts.deleteAccount({ id: person.id, password: PASSWORD, coursesToo: false });
    server.clock.forward(3_700);
    await server.services.limiter.clean();
    expect((await tablesWith(traces)).filter((table) => !DOCUMENTED.test(table))).toEqual([]);
    expect(filesIn()).toHaveLength(before - 2);

    const client = server.client({ accessToken: await signIn(creator.email) });
    await client.accounts.deleteAccount({ id: creator.id, password: PASSWORD, coursesToo: true });
    server.clock.forward(3_700);
    await server.services.limiter.clean();
    expect((await tablesWith(creator.traces)).filter((table) => !DOCUMENTED.test(table))).toEqual([]);
    expect(filesIn()).toEqual([]);
    const acts = await administer(server.services, ["audit"]);
    expect(acts.some((act) => /sessions_ended {2}- {2}- {2}- {2}command line$/.test(act))).toBe(true);
    expect(acts.filter((act) => act.includes("account_deleted"))).toHaveLength(2);
  });
});
