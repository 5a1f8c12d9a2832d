import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import { someAnswer } from "../../server/testing/answers.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { type ServerProcess, startServerProcess } from "../../server/testing/serverProcess.ts";
import { clientOf, makeCourse, STEPS } from "./course.ts";

/**
 * Usage: npm run bench:campus [-- --embedded]
 *
 * 500 participants who arrive within ten seconds, each on a run of its own through all ten steps: read a step,
 * pause 2 to 8 seconds, answer (nine of ten) or mark as understood (one of ten), pause 1 second. In the middle the server is killed
 * and started again; participants send again what was not taken, as the web app does.
 */
const EMBEDDED = process.argv.includes("--embedded");
const PARTICIPANTS = 500;
const STARTING_AT_ONCE = 25;
const ARRIVAL_MS = 10_000;
const KILL_AFTER_MS = 30_000;
const TARGET_P95_MS = 100;

const times = { read: [] as number[], write: [] as number[], limit: [] as number[] };
/** While the server is away, failed calls are no fault of it, and waiting for it no time of an answer. */
let isAway = false;
let errors = 0;

async function timed<T>(kind: keyof typeof times, call: () => Promise<T>): Promise<T> {
  for (;;) {
    const wasAway = isAway;
    const started = performance.now();
    try {
      const answer = await call();
      if (!wasAway && !isAway) times[kind].push(performance.now() - started);
      return answer;
    } catch (error) {
      if (!wasAway && !isAway) {
        errors += 1;
        process.stdout.write(`${error}\n`);
      }
      await pause(500 + 2_500 * Math.random());
    }
  }
}

/** Walks one participant through the course; answers how many of its acknowledged steps the server has lost. */
async function walk(url: string, slug: string, token: string): Promise<number> {
  const client = clientOf(url, { [ENROLMENT_HEADER]: token });
  const done = new Set<string>();
  await pause(ARRIVAL_MS * Math.random());
  for (let position = 1; position <= STEPS; position += 1) {
    const { step, question } = await timed("read", () => client.learning.step({ slug, position }));
    await pause(2_000 + 6_000 * Math.random());
    const isAnswered = question !== null && Math.random() < 0.9;
    await timed("write", async () =>
      isAnswered
        ? client.learning.answer({ slug, stepId: step.id, answer: someAnswer(question) })
        : client.learning.setUnderstood({ slug, stepId: step.id, understood: true }),
    );
    done.add(step.id);
    await pause(1_000);
  }
  const { steps } = await timed("read", () => client.learning.course({ slug }));
  return steps.filter(({ stepId, state }) => done.has(stepId) && state === "open").length;
}

/** The limit of the same run: an answer that needs no database. */
async function watchLimit(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await timed("limit", async () => await (await fetch(`${url}/healthz`)).text());
    await pause(100);
  }
}

function line(name: string, measured: number[]): number {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  const numbers = [sorted.length, at(0.5), at(0.95), at(0.99)].map((n) => n.toFixed(0).padStart(9));
  process.stdout.write(`${name.padEnd(30)}${numbers.join("")}\n`);
  return at(0.95);
}

const folder = await mkdtemp(join(tmpdir(), "bench-campus-"));
const postgres = EMBEDDED ? null : await startPostgres();
const settings = { DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
let server: ServerProcess = await startServerProcess(settings);
const { url } = server;
try {
  const slug = await makeCourse(url);
  const tokens: string[] = [];
  while (tokens.length < PARTICIPANTS) {
    const batch = Array.from({ length: STARTING_AT_ONCE }, () =>
      clientOf(url, {}).learning.startAnonymously({ slug }),
    );
    tokens.push(...(await Promise.all(batch)).map(({ token }) => token ?? ""));
  }
  const watching = new AbortController();
  const watch = watchLimit(url, watching.signal);
  const walks = Promise.all(tokens.map((token) => walk(url, slug, token)));
  await pause(KILL_AFTER_MS);
  isAway = true;
  await server.kill();
  server = await startServerProcess({ ...settings, PORT: new URL(url).port });
  isAway = false;
  const lost = (await walks).reduce((sum, n) => sum + n, 0);
  watching.abort();
  await watch;
  process.stdout.write(`${"milliseconds".padEnd(30)}    calls   median      p95      p99\n`);
  line("limit: no database", times.limit);
  const p95 = Math.max(line("read a step", times.read), line("answer or mark", times.write));
  const verdict = p95 < TARGET_P95_MS ? "met" : "not met";
  process.stdout.write(
    `p95 under ${TARGET_P95_MS} ms: ${verdict}; errors: ${errors}; lost after the kill: ${lost}\n`,
  );
  if (errors > 0 || lost > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
}
