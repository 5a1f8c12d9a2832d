import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ENROLMENT_HEADER, LIMITS } from "@lehrpfad/contract";
import { courseOfLists, MANY_LINES } from "../../server/testing/heavyCourse.ts";
import { WITHOUT_QUOTAS } from "../../server/testing/serverProcess.ts";
import { clientOf, orderCourse, type Person, register, untilWritten } from "./course.ts";
import { residentBytes } from "./liveMemory.ts";
import { numberOption, size } from "./options.ts";
import { openPlace } from "./place.ts";
import { beginTable, type Table } from "./table.ts";
import { quantile } from "./timing.ts";

/**
 * Usage: npm run bench:attacks [-- --smallest]
 *
 * What a visitor and a new account can do at most, against a server whose heap is limited to 1 GB, and what everybody
 * else notices of it.
 */
const MARKS = size(1_000, 20);
const VISITORS = size(3, 1);
const STEPS = size(20, 2);
const ITEMS = numberOption("items", 45_000, 50);
const REQUESTS = size(500, 20);
const FORMATS = (["pdf", "epub", "html", "qti"] as const).slice(0, size(4, 2));
/** Milliseconds between two requests of everybody else, and megabytes of the server's heap. */
const EVERY = 25;
const HEAP = 1024;
const MOST_P99 = 300;
const MOST_MEGABYTES = 600;

interface Noticed {
  milliseconds: number[];
  failed: number;
  megabytes: number;
}

/** What others notice while `attack` lasts: how long each of their requests takes, and the server's memory. */
async function noticed(url: string, slug: string, pid: number, attack: Promise<unknown>): Promise<Noticed> {
  const seen: Noticed = { milliseconds: [], failed: 0, megabytes: 0 };
  const asked: Promise<void>[] = [];
  let isOver = false;
  const ask = async () => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/learn/${slug}`).catch(() => null);
    if (answer?.ok) await answer.arrayBuffer();
    else seen.failed += 1;
    seen.milliseconds.push(performance.now() - began);
  };
  void attack.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    asked.push(ask());
    seen.megabytes = Math.max(seen.megabytes, residentBytes(pid) / 1024 / 1024);
    await pause(EVERY);
  }
  await attack;
  await Promise.all(asked);
  return seen;
}

function addRows(table: Table, during: string, { milliseconds, failed, megabytes }: Noticed): void {
  table.add({ what: `p99 of others, ms: ${during}`, we: quantile(milliseconds, 0.99), most: MOST_P99 });
  table.add({ what: `slowest of ${milliseconds.length}, ms: ${during}`, we: Math.max(...milliseconds) });
  table.add({ what: `requests of others that failed: ${during}`, we: failed, most: 0 });
  table.add({ what: `most memory of the server, MB: ${during}`, we: megabytes, most: MOST_MEGABYTES });
}

/** Answers by status, as a person would count them. */
function addAnswers(table: Table, what: string, statuses: readonly number[]): void {
  for (const [status, some] of Map.groupBy(statuses, (one) => one))
    table.add({ what: `${what} answered ${status}`, we: some.length });
}

const statusOf = async (ask: () => Promise<Response>): Promise<number> => {
  const { status, body } = await ask();
  // Being prepared: asked again, as a browser does.
  if (status === 202) {
    await pause(1_000);
    return await statusOf(ask);
  }
  // Read to its end, as a browser does that saves it.
  if (body) for await (const _ of body);
  return status;
};

/** A visitor who marks as many passages of as many lines as allowed; answers what shows who that is. */
async function markMuch(
  url: string,
  slug: string,
  stepIds: readonly string[],
): Promise<Record<string, string>> {
  const { token } = await clientOf(url, {}).learning.startAnonymously({ slug });
  const headers = { [ENROLMENT_HEADER]: token ?? "" };
  const { campus } = clientOf(url, headers);
  const passage = { quote: MANY_LINES, prefix: "", suffix: "" };
  for (let mark = 0; mark < MARKS; mark += 1) {
    const stepId = stepIds[Math.floor(mark / LIMITS.highlightsPerStep)] ?? "";
    await campus.putHighlight({ slug, id: randomUUID(), stepId, ...passage });
  }
  return headers;
}

/** Puts as many lines into each step as a passage may have. */
async function writeLines({ client }: Person, slug: string): Promise<string[]> {
  const { steps } = await client.editing.outline({ slug });
  for (const { id: stepId } of steps) {
    const { version, title, sections, summary } = await client.editing.getStep({ slug, stepId });
    const content = MANY_LINES.trimEnd();
    await client.editing.saveStep({ slug, stepId, version, title, content, sections, summary });
  }
  return steps.map(({ id }) => id);
}

async function importLists({ url, headers }: Person): Promise<string> {
  const query = new URLSearchParams({ requestId: randomUUID(), name: "course.json" });
  const body = courseOfLists(STEPS, ITEMS);
  const answer = await fetch(`${url}/api/imports?${query}`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The import was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { slug: string }).slug;
}

await using place = await openPlace("postgres");
const { url, pid } = await place.start({
  ...WITHOUT_QUOTAS,
  NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
});
const creator = await register(url, "creator@example.org", "course_creator_free");
const slug = await orderCourse(creator);
await untilWritten(creator, slug);
const stepIds = await writeLines(creator, slug);
const table = beginTable("What everybody else notices of attacks; a server with 1 GB of heap, Postgres");
addRows(table, "nothing happens", await noticed(url, slug, pid, pause(size(20_000, 200))));

const visitors: Record<string, string>[] = [];
for (let at = 0; at < VISITORS; at += 1) visitors.push(await markMuch(url, slug, stepIds));
const pdfs = Promise.all(
  visitors.map((headers) => statusOf(() => fetch(`${url}/api/learn/${slug}/highlights.pdf`, { headers }))),
);
addRows(table, "PDFs of highlights", await noticed(url, slug, pid, pdfs));
addAnswers(table, "PDFs of highlights", await pdfs);

const attacker = await register(url, "attacker@example.org", "course_creator_free");
const lists = importLists(attacker);
addRows(table, "an import", await noticed(url, slug, pid, lists));
const exported = await lists;
const files = [...FORMATS.map((format) => `exports/${format}`), "exports"];
const inTurn = async () => {
  const statuses: number[] = [];
  for (const file of files)
    statuses.push(
      await statusOf(() => fetch(`${url}/api/courses/${exported}/${file}`, { headers: attacker.headers })),
    );
  return statuses;
};
const exporting = inTurn();
addRows(table, "exports in turn", await noticed(url, slug, pid, exporting));
addAnswers(table, "exports in turn", await exporting);
const atOnce = Promise.all(
  files.map((file) =>
    statusOf(() =>
      fetch(`${url}/api/courses/${exported}/${file}?answers=false`, { headers: attacker.headers }),
    ),
  ),
);
addRows(table, "exports at once", await noticed(url, slug, pid, atOnce));
addAnswers(table, "exports at once", await atOnce);

const many = Promise.all(
  Array.from({ length: REQUESTS }, () =>
    statusOf(() => fetch(`${url}/api/courses/${exported}/chat`, { headers: attacker.headers })),
  ),
);
addRows(table, `${REQUESTS} requests at once`, await noticed(url, slug, pid, many));
addAnswers(table, "requests at once", await many);
table.end();
