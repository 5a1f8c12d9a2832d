import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { someAnswer } from "../../testing/answers.ts";
import { courseRequest } from "../../testing/courses.ts";
import { startPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { written } from "../../testing/proposals.ts";
import { type ApiClient, createTestServer, eventually, type TestServer } from "../../testing/testServer.ts";
import { openDatabase } from "../db/client.ts";
import { NotEmptyError, seed, seededCreator, seededParticipant } from "../db/seed.ts";
import { administer } from "../features/accounts/index.ts";
import { forgetStaleSessions } from "../features/accounts/shared/sessions.ts";
import { remind } from "../features/campus/usecases/remind.ts";
import { removeUnused } from "../features/documents/index.ts";
import { removeOldDeleted } from "../features/editing/index.ts";
import { removeOverdue } from "../features/learning/shared/retain.ts";
import { REPOSITORY } from "../platform/config.ts";
import { hashPassword } from "../platform/passwords.ts";

/** Tables that grow with use; nothing may read one of them from its beginning to its end. */
const LARGE = new Set([
  ...["enrolments", "step_progress", "steps", "questions", "learning_mails", "certificates", "highlights"],
  ...[
    "auth_users",
    "user_profiles",
    "auth_sessions",
    "review_cards",
    "generation_requests",
    "reminder_links",
  ],
]);
const AMOUNTS = { courses: 1_500, enrolments: 30_000, answers: 300_000 };
/** A course with some participants, as most are. */
const SLUG = "seed-700";
const PASSWORD = "geheim1";

let postgres: TestPostgres;
let server: TestServer;
let admin: Client;
const heard = new Map<string, unknown[]>();

beforeAll(async () => {
  postgres = await startPostgres();
  const fail = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ url: postgres.url, folder: null }, fail, (statement, values) => {
    heard.set(statement, values);
  });
  await seed(database.db, AMOUNTS, await hashPassword(PASSWORD), () => undefined);
  heard.clear();
  server = await createTestServer({}, database);
  admin = new Client({ connectionString: postgres.url });
  await admin.connect();
}, 300_000);
afterAll(async () => {
  await admin.end();
  await server.close();
  await postgres.close();
});

async function signIn(email: string): Promise<{ client: ApiClient; id: string; token: string }> {
  const { data } = await server.authClient().signInWithPassword({ email, password: PASSWORD });
  const { access_token: token = "" } = data.session ?? {};
  return { client: server.client({ accessToken: token }), id: data.user?.id ?? "", token };
}

const planSchema = z.looseObject({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  get Plans() {
    return z.array(planSchema).optional();
  },
});
type Plan = z.infer<typeof planSchema>;

function scanned(plan: Plan): string[] {
  const own = plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? ""] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scanned)];
}

async function planOf(statement: string, values: unknown[]): Promise<Plan> {
  const { rows } = await admin.query(`explain (format json) ${statement}`, values);
  const [row] = z.array(z.object({ "QUERY PLAN": z.array(z.object({ Plan: planSchema })) })).parse(rows);
  const plan = row?.["QUERY PLAN"][0]?.Plan;
  if (!plan) throw new Error("The database gave no plan");
  return plan;
}

/** One sentence for each statement heard that reads a large table from beginning to end. */
async function wholeReads(): Promise<string[]> {
  if (heard.size === 0) throw new Error("No statement was heard");
  const found: string[] = [];
  for (const [statement, values] of heard) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(statement)) continue;
    const tables = scanned(await planOf(statement, values)).filter((table) => LARGE.has(table));
    if (tables.length > 0) found.push(`${tables.join(", ")}: ${statement}`);
  }
  return found;
}

async function learn(client: ApiClient, slug: string): Promise<void> {
  const { steps } = await client.learning.course({ slug });
  const last = steps.at(-1)?.position ?? 1;
  const { step, question } = await client.learning.step({ slug, position: last });
  await client.learning.answer({ slug, stepId: step.id, answer: someAnswer(question) });
  await client.learning.setUnderstood({ slug, stepId: step.id, understood: true });
  const anchor = { quote: "know", prefix: "to ", suffix: " of" };
  const id = randomUUID();
  await client.campus.putHighlight({ slug, id, stepId: step.id, ...anchor });
  await client.campus.highlights({ slug });
  await client.campus.setNote({ slug, id, note: "N" });
  await client.campus.removeHighlight({ slug, id });
  await client.campus.setRepeats({ slug, repeats: true });
  await client.campus.due({});
}

describe("on a database as years of use leave it", () => {
  it("participants' requests read no large table as a whole", async () => {
    const { client, id } = await signIn(seededParticipant(1));
    const { courses } = await client.learning.myCourses({});
    const unfinished = courses.find(({ enrolment }) => enrolment.completedAt === null);
    await learn(client, unfinished?.slug ?? "");
    const done = await signIn(seededParticipant(2));
    await done.client.learning.enrol({ slug: SLUG });
    await client.campus.restart({ slug: unfinished?.slug ?? "", timeZone: "Europe/Berlin" });
    await client.accounts.profile({ id });
    await client.accounts.sessions({ id });
    await client.accounts.deletionPreview({ id });
    const { token } = await server.client().learning.startAnonymously({ slug: SLUG });
    const sitting = server.client({ enrolmentToken: token ?? "" });
    await sitting.learning.step({ slug: SLUG, position: 1 });
    expect(await wholeReads()).toEqual([]);
  });

  it("creators' lists and statistics read no large table as a whole", async () => {
    heard.clear();
    const { client, id, token } = await signIn(seededCreator(1));
    for (const sort of ["newest", "oldest", "most", "fewest"] as const)
      await client.results.dashboard({ sort, search: "course" });
    const { courses } = await client.results.dashboard({});
    const slug = courses.at(-1)?.slug ?? "";
    await client.results.course({ slug, timeZone: "Europe/Berlin" });
    for (const sort of ["active", "newest", "oldest", "name", "progress"] as const)
      await client.results.participants({ slug, sort });
    for (const status of ["completed", "learning", "started"] as const)
      await client.results.participants({ slug, status, search: "first" });
    const { participants } = await client.results.participants({ slug });
    await client.results.participant({ slug, id: participants[0]?.id ?? "" });
    await client.results.removeParticipant({ slug, id: participants[0]?.id ?? "" });
    await client.editing.outline({ slug });
    await client.editing.hints({ slug });
    await client.studio.change({ slug, settings: { name: "Renamed" } });
    await client.studio.managers({ slug });
    await client.accounts.deletionPreview({ id });
    const headers = { authorization: `Bearer ${token}` };
    const exported = await server.fetch(`/api/courses/${slug}/participants.csv`, { headers });
    expect(exported.status).toBe(200);
    await client.courses.remove({ slug });
    expect(await wholeReads()).toEqual([]);
  });

  it("neither do those of the course with the most participants", async () => {
    heard.clear();
    const { client } = await signIn(seededCreator(2));
    const slug = "seed-1";
    await client.results.course({ slug, timeZone: "Europe/Berlin" });
    for (const sort of ["active", "newest", "oldest", "name", "progress"] as const)
      await client.results.participants({ slug, sort });
    for (const status of ["completed", "learning", "started"] as const)
      await client.results.participants({ slug, status, search: "first 1" });
    expect(await wholeReads()).toEqual([]);
  });

  it("an upload, a course that is written and one that is written anew read no large table as a whole", async () => {
    heard.clear();
    const { client, token } = await signIn(seededCreator(3));
    const sample = await readFile(join(REPOSITORY, "samples/agua.es.txt"));
    const id = await server.upload(token, "agua.txt", new Uint8Array(sample));
    const { slug } = await client.courses.create(courseRequest([id], { language: "es" }));
    await eventually(async () => (await client.generation.get({ slug })).finishedAt, 60);
    const { steps } = await client.learning.course({ slug });
    const stepId = steps[0]?.stepId ?? "";
    const { version, title, content, sections, summary } = await client.editing.getStep({ slug, stepId });
    // Without a model an unedited step has no other version.
    const texts = { title, content: `${content}\n\nUna frase.`, sections, summary };
    await client.editing.saveStep({ slug, stepId, version, ...texts });
    const step = await written(client, slug, { kind: "step", stepId });
    await client.rewriting.accept({ slug, id: step.proposal.id });
    await client.editing.deleteStep({ slug, stepId });
    await client.editing.restoreStep({ slug, stepId });
    await client.courses.remove({ slug });
    expect(await wholeReads()).toEqual([]);
  });

  it("reminders, mails and what is deleted at night read no large table as a whole", async () => {
    heard.clear();
    const { client } = await signIn(seededCreator(4));
    const { courses } = await client.results.dashboard({ sort: "fewest" });
    const slug = courses[0]?.slug ?? "";
    await client.studio.change({ slug, settings: { retentionDays: 30 } });
    await remind(server.services);
    await removeOverdue(server.services);
    await removeUnused(server.services);
    await removeOldDeleted(server.services);
    expect(await wholeReads()).toEqual([]);
  });

  it("the lists of a super_admin read no large table as a whole", async () => {
    await administer(server.services, ["grant", seededCreator(5), "super_admin"]);
    heard.clear();
    const { client } = await signIn(seededCreator(5));
    for (const sort of ["newest", "oldest", "most", "fewest"] as const)
      await client.results.dashboard({ sort, search: "course 1" });
    await client.results.dashboard({ page: 3 });
    expect(await wholeReads()).toEqual([]);
  });

  it("signing in, the command line and daily work read no large table as a whole", async () => {
    heard.clear();
    await signIn(seededParticipant(3));
    await administer(server.services, ["end-sessions", seededParticipant(3)]);
    await forgetStaleSessions(server.services);
    await server.services.limiter.clean();
    expect(await wholeReads()).toEqual([]);
  });

  it("every reference has an index, so that a deletion finds what goes with it", async () => {
    const { rows } = await admin.query(`select conrelid::regclass || '.' || a.attname as reference
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect(rows.map(({ reference }) => reference)).toEqual([]);
  });

  it("is not filled up again", async () => {
    const again = seed(server.services.db, AMOUNTS, "", () => undefined);
    await expect(again).rejects.toBeInstanceOf(NotEmptyError);
  });
});
