import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Answer, ENROLMENT_HEADER } from "@lehrpfad/contract";
import autocannon from "autocannon";
import { someAnswer } from "../../server/testing/answers.ts";
import { freePort } from "../../server/testing/freePort.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { type ServerProcess, startServerProcess } from "../../server/testing/serverProcess.ts";
import { clientOf, makeCourse, PASSWORD, register } from "./course.ts";
import { liveMemory } from "./liveMemory.ts";

type Requests = NonNullable<autocannon.Options["requests"]>;

/** Usage: npm run bench:server [-- --embedded] [-- --seconds 8] */
const EMBEDDED = process.argv.includes("--embedded");
const SECONDS = Number(process.argv[process.argv.indexOf("--seconds") + 1]) || 8;
const CONNECTIONS = 16;
const LEARNERS = 150;
/** Requests after which memory is looked at, how many more there are, and how long they may take. */
const PORTION = 10_000;
const MEMORY_REQUESTS = 90_000;
const MEMORY_SECONDS = 240;

/** Requests a second that notes on performance ask for, on Postgres and embedded. */
const TARGETS = { step: EMBEDDED ? 700 : 1_500, signIn: 50 };

interface Measured {
  perSecond: number;
  p95: number;
  failed: number;
}

async function load(url: string, requests: Requests, amount?: number): Promise<Measured> {
  const length = amount === undefined ? { duration: SECONDS } : { amount };
  const result = await autocannon({ url, connections: CONNECTIONS, requests, ...length });
  // The library tells 90 and 97.5 %; the higher one is the careful reading of 95.
  const { average } = result.requests;
  return { perSecond: average, p95: result.latency.p97_5, failed: result.non2xx + result.errors };
}

/** One answer for each learner and step: each is a first answer, and so a write. */
async function answerRequests(url: string, slug: string): Promise<Requests> {
  const requests: Requests = [];
  let answers: { id: string; answer: Answer }[] = [];
  for (let learner = 0; learner < LEARNERS; learner += 1) {
    const { token } = await clientOf(url, {}).learning.startAnonymously({ slug });
    const headers = { [ENROLMENT_HEADER]: token ?? "", "content-type": "application/json" };
    if (answers.length === 0) {
      const client = clientOf(url, headers);
      const { steps } = await client.learning.course({ slug });
      const pages = await Promise.all(steps.map(({ position }) => client.learning.step({ slug, position })));
      answers = pages.map(({ step, question }) => ({
        id: step.id,
        answer: someAnswer(question),
      }));
    }
    for (const { id, answer } of answers) {
      const body = JSON.stringify({ answer });
      requests.push({ method: "PUT", path: `/api/learn/${slug}/steps/${id}/answer`, headers, body });
    }
  }
  return requests;
}

async function startLimits(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const file = join(import.meta.dirname, "serverLimits.ts");
  const child = spawn(process.execPath, [file, databaseUrl], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Ready: (.+)$/.exec(line)?.[1];
    if (url) return { url, child };
  }
  throw new Error("The limits could not be measured");
}

function grown(name: string, before: number, after: number, verdict: string): void {
  const percent = `${(100 * (after / before - 1)).toFixed(1)} %`;
  process.stdout.write(
    `${name.padEnd(42)}${before.toFixed(0)} MB, ${after.toFixed(0)} MB (${percent})  ${verdict}\n`,
  );
}

/** Resident memory of a process in MB; Linux only. */
function resident({ pid }: ServerProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function row(name: string, measured: Measured, limit: Measured | null, target?: number): void {
  const beside = limit ? (measured.perSecond / limit.perSecond).toFixed(2) : "";
  const wanted =
    target === undefined ? "" : `target ${target}: ${measured.perSecond >= target ? "met" : "not met"}`;
  const numbers = [measured.perSecond.toFixed(0).padStart(9), measured.p95.toFixed(0).padStart(7)];
  const failed = measured.failed > 0 ? `${measured.failed} failed` : "";
  process.stdout.write(`${name.padEnd(34)}${numbers.join("")}${beside.padStart(9)}  ${wanted}${failed}\n`);
}

const folder = await mkdtemp(join(tmpdir(), "bench-server-"));
const postgres = await startPostgres();
const limits = await startLimits(postgres.url);
const inspectorPort = await freePort();
const server = await startServerProcess({
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  DATA_DIR: folder,
  SIGN_IN_ATTEMPTS: "1000000",
  ...(EMBEDDED ? {} : { DATABASE_URL: postgres.url }),
});
try {
  const slug = await makeCourse(server.url);
  const person = await register(server.url, "learner@example.org", "course_participant");
  await person.client.learning.enrol({ slug });
  const get = (path: string, headers = person.headers): Requests => [{ method: "GET", path, headers }];
  process.stdout.write(`${"".padEnd(34)}a second  p97.5 ms  of limit (row by key)\n`);
  const constant = await load(limits.url, get("/constant"));
  const key = await load(limits.url, get("/row"));
  row("limit: framework, constant JSON", constant, null);
  row("limit: framework and row by key", key, null);
  row("course page", await load(server.url, get(`/api/learn/${slug}`)), key);
  row("step, signed in", await load(server.url, get(`/api/learn/${slug}/steps/3`)), key, TARGETS.step);
  row("my courses", await load(server.url, get("/api/my-courses")), key);
  const answers = await answerRequests(server.url, slug);
  row("answer (first ones)", await load(server.url, answers, answers.length), key);
  const signIn = JSON.stringify({ email: "learner@example.org", password: PASSWORD });
  const headers = { "content-type": "application/json" };
  const token = {
    method: "POST",
    path: "/auth/v1/token?grant_type=password",
    headers,
    body: signIn,
  } as const;
  row("sign-in", await load(server.url, [token]), key, TARGETS.signIn);
  const step = get(`/api/learn/${slug}/steps/3`);
  await load(server.url, step, PORTION);
  const before = { resident: resident(server), live: await liveMemory(inspectorPort) };
  const until = performance.now() + MEMORY_SECONDS * 1000;
  let more = 0;
  for (; more < MEMORY_REQUESTS && performance.now() < until; more += PORTION)
    await load(server.url, step, PORTION);
  const after = { resident: resident(server), live: await liveMemory(inspectorPort) };
  process.stdout.write(`after ${PORTION} requests and ${more} more:\n`);
  grown(
    "memory in use",
    before.live,
    after.live,
    `target 10 %: ${after.live <= 1.1 * before.live ? "met" : "not met"}`,
  );
  grown("resident, with what waits for collection", before.resident, after.resident, "");
} finally {
  await server.stop();
  limits.child.kill();
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
}
