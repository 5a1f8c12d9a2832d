import { setTimeout as pause } from "node:timers/promises";
import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import { someAnswer } from "../../server/testing/answers.ts";
import { clientOf, makeCourse, STEPS } from "./course.ts";
import { databaseOption, size } from "./options.ts";
import { DATABASE_TITLES, openPlace } from "./place.ts";
import { beginTable } from "./table.ts";
import { quantile } from "./timing.ts";

/**
 * Usage: npm run bench:campus [-- --database postgres|embedded] [--smallest]
 *
 * 500 participants who arrive within ten seconds, each on a run of its own through all ten steps: read a step,
 * pause 2 to 8 seconds, answer (nine of ten) or mark as understood (one of ten), pause 1 second. In the middle the server is killed
 * and started again; participants send again what was not taken, as the web app does.
 */
const [DATABASE = "postgres"] = databaseOption(["postgres"]);
const PARTICIPANTS = size(500, 5);
const STARTING_AT_ONCE = 25;
/** By how much everything that people wait for is shortened. */
const PACE = size(1, 0.05);
const ARRIVAL_MS = 10_000 * PACE;
const KILL_AFTER_MS = 30_000 * PACE;
const TARGET_P95_MS = 300;

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
      await pause((500 + 2_500 * Math.random()) * PACE);
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
    await pause((2_000 + 6_000 * Math.random()) * PACE);
    const isAnswered = question !== null && Math.random() < 0.9;
    await timed("write", async () =>
      isAnswered
        ? client.learning.answer({ slug, stepId: step.id, answer: someAnswer(question) })
        : client.learning.setUnderstood({ slug, stepId: step.id, understood: true }),
    );
    done.add(step.id);
    await pause(1_000 * PACE);
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

await using place = await openPlace(DATABASE);
const server = await place.start();
const { url } = server;
const slug = await makeCourse(url);
const tokens: string[] = [];
while (tokens.length < PARTICIPANTS) {
  const batch = Array.from({ length: Math.min(STARTING_AT_ONCE, PARTICIPANTS - tokens.length) }, () =>
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
await place.start({ PORT: new URL(url).port });
isAway = false;
const lost = (await walks).reduce((sum, n) => sum + n, 0);
watching.abort();
await watch;
const table = beginTable(
  `${PARTICIPANTS} participants at once, ${DATABASE_TITLES[DATABASE]}; limit: an answer without database`,
);
for (const [what, kind] of [
  ["read a step", "read"],
  ["answer or mark", "write"],
] as const)
  for (const share of [0.5, 0.95, 0.99]) {
    const target = share === 0.95 ? { most: TARGET_P95_MS } : {};
    const [limit, we] = [quantile(times.limit, share), quantile(times[kind], share)];
    table.add({ what: `${what}: p${share * 100} ms`, limit, we, ...target });
  }
table.add({ what: "errors while the server was there", we: errors, most: 0 });
table.add({ what: "acknowledged and lost after the kill", we: lost, most: 0 });
table.end();
