import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "@lehrpfad/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { AuthClient } from "@supabase/auth-js";
import { createHttp } from "../../server/src/app/http.ts";
import { createServices } from "../../server/src/app/services.ts";
import { startWorker } from "../../server/src/app/worker.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import type { Services } from "../../server/src/platform/services.ts";
import { startPostgres } from "../../server/testing/postgres.ts";

/** Usage: npm run bench:studio [-- --embedded] */
const EMBEDDED = process.argv.includes("--embedded");
const COURSES = 1_000;
const PARTICIPANTS = 10_000;
const STEPS = 10;
const REQUESTS = 100;
/** Milliseconds within which 95 of 100 requests are answered. */
const TARGET = 60;
const SAMPLE = join(import.meta.dirname, "../../samples/agua.es.txt");
const ORIGIN = "http://localhost:4780";

type Client = ContractRouterClient<typeof contract>;

async function makeCourse(client: Client, send: typeof fetch, token: string): Promise<string> {
  const uploaded = await send(`${ORIGIN}/api/documents?name=a.txt`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(await readFile(SAMPLE)),
  });
  const { id } = (await uploaded.json()) as { id: string };
  while ((await client.documents.get({ id })).state === "reading");
  const { slug } = await client.courses.create({
    ...{ name: "Course 1", language: "es", difficulty: "standard", goal: null },
    ...{ allowAnonymous: true, registrationRequired: false, documentIds: [id], steps: STEPS },
    admin: { firstName: "Ada", lastName: "Muster", email: "ada@example.org" },
    requestId: randomUUID(),
  });
  while ((await client.generation.get({ slug })).finishedAt === null);
  return slug;
}

/** Names of a table's columns but some, quoted. */
async function columns({ db }: Services, table: string, without: string[]): Promise<string> {
  const answer = await db.execute(
    `select string_agg('"' || column_name || '"', ', ') as names from information_schema.columns
     where table_name = '${table}' and column_name not in (${without.map((name) => `'${name}'`).join(", ")})`,
  );
  const { rows } = answer as { rows: { names: string }[] };
  return rows[0]?.names ?? "";
}

/** Rows as years of use leave them: people stop anywhere, and answer by chance and ability. */
async function fill(services: Services, courseId: string): Promise<void> {
  const { db } = services;
  const course = await columns(services, "courses", ["id", "slug", "name", "request_id", "created_at"]);
  await db.execute(`insert into courses (id, slug, name, request_id, created_at, ${course})
    select gen_random_uuid(), 'bench-' || n, 'Course ' || n, gen_random_uuid(), now() - n * interval '1 hour', ${course}
    from courses, generate_series(2, ${COURSES}) n where id = '${courseId}'`);
  const step = await columns(services, "steps", ["id", "course_id"]);
  await db.execute(`insert into steps (id, course_id, ${step}) select gen_random_uuid(), other, ${step}
    from steps, (select id as other from courses where slug like 'bench-%') others where course_id = '${courseId}'`);
  const people = (of: string, amount: number) => `
    insert into enrolments (id, course_id, type, started_at, last_active_at, completed_at, graduated_at)
    select gen_random_uuid(), courses.id, 'anonymous', now() - n * interval '10 minutes',
      now() - n * interval '5 minutes', case when n % 3 = 0 then now() - n * interval '4 minutes' end,
      case when n % 3 = 0 then now() - n * interval '4 minutes' end
    from courses, generate_series(1, ${amount}) n where ${of}`;
  await db.execute(people("slug like 'bench-%'", 20));
  await db.execute(people(`courses.id = '${courseId}'`, PARTICIPANTS));
  await db.execute(`insert into step_progress (enrolment_id, step_id, answered_at, selected, "right")
    select enrolments.id, steps.id, started_at + position * interval '2 minutes' * (0.5 + random()),
      jsonb_build_array(options -> (case when yes then 0 else 1 end) ->> 'id'), yes
    from enrolments join steps using (course_id) join questions on questions.step_id = steps.id,
      lateral (select random() < 0.5 + abs(hashtext(enrolments.id::text)) % 40 / 100.0 as yes) hit
    where course_id = '${courseId}'
      and (completed_at is not null or position <= abs(hashtext(enrolments.id::text)) % ${STEPS})`);
  await db.execute("analyze");
  const answer = await db.execute("select count(*)::int as n from step_progress");
  const { rows } = answer as { rows: { n: number }[] };
  process.stdout.write(
    `${COURSES} courses, ${PARTICIPANTS} participants with ${rows[0]?.n} finished steps\n`,
  );
}

async function measure(name: string, call: (index: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index <= REQUESTS; index += 1) {
    const begun = performance.now();
    await call(index);
    times.push(performance.now() - begun);
  }
  const [first = 0, ...rest] = times;
  const sorted = rest.sort((a, b) => a - b);
  const p95 = sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const numbers = [first, median, p95].map((time) => time.toFixed(1).padStart(9)).join("");
  process.stdout.write(`${name.padEnd(40)}${numbers}  ${p95 < TARGET ? "met" : "not met"}\n`);
}

async function measureAll(client: Client, slug: string, learner: () => Promise<unknown>): Promise<void> {
  process.stdout.write(`${"ms".padEnd(40)}    first   median      p95  target ${TARGET} ms\n`);
  for (const sort of ["newest", "most", "fewest"] as const)
    await measure(`dashboard, ${sort}`, (n) => client.results.dashboard({ sort, page: 1 + (n % 40) }));
  await measure("dashboard, search", (n) => client.results.dashboard({ search: `course ${n}` }));
  const course = () => client.results.course({ slug, timeZone: "Europe/Berlin" });
  await measure("results", course);
  for (const sort of ["active", "newest", "name", "progress"] as const)
    await measure(`participants, ${sort}`, (n) => client.results.participants({ slug, sort, page: 1 + n }));
  await measure("participants, learning", (n) =>
    client.results.participants({ slug, status: "learning", page: 1 + n }),
  );
  const { participants } = await client.results.participants({ slug });
  const id = participants[0]?.id ?? "";
  await measure("one participant", () => client.results.participant({ slug, id }));
  // Each request follows a new start: the numbers are never the ones kept.
  await measure("results while people learn", async () => {
    await learner();
    return await course();
  });
}

const folder = await mkdtemp(join(tmpdir(), "bench-studio-"));
const postgres = EMBEDDED ? null : await startPostgres();
const config = readConfig({
  ...{ DATA_DIR: folder, LOG_LEVEL: "error", EXAMPLE_COURSE: "false" },
  ...(postgres ? { DATABASE_URL: postgres.url } : {}),
});
const { services, close } = await createServices(config, ORIGIN);
try {
  await startWorker(services);
  const app = createHttp(services);
  const send: typeof fetch = async (input, init) => await app.fetch(new Request(input, init));
  const auth = new AuthClient({
    ...{ url: `${ORIGIN}/auth/v1`, fetch: send, persistSession: false, autoRefreshToken: false },
  });
  const data = { first_name: "Ada", last_name: "Muster", preferred_language: "de" };
  const person = { email: "ada@example.org", password: "geheim1", options: { data } };
  const { session } = (await auth.signUp(person)).data;
  if (!session) throw new Error("The server gave no session");
  const client: Client = createORPCClient(
    new OpenAPILink(contract, {
      url: `${ORIGIN}/api`,
      fetch: send,
      headers: { authorization: `Bearer ${session.access_token}` },
    }),
  );
  await client.accounts.chooseRole({ id: session.user.id, role: "course_creator_free" });
  const slug = await makeCourse(client, send, session.access_token);
  const { id } = await client.courses.get({ slug });
  await fill(services, id);
  await measureAll(client, slug, () => client.learning.startAnonymously({ slug }));
} finally {
  await close();
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
}
