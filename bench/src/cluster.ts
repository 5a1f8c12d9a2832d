import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { contract, ENROLMENT_HEADER } from "@lehrpfad/contract";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { AuthClient } from "@supabase/auth-js";
import { createTestStorage } from "../../server/testing/objectStorage.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { type ServerProcess, startServerProcess } from "../../server/testing/serverProcess.ts";
import { RETRY_MILLISECONDS, startBalancer } from "./balancer.ts";

type Client = ContractRouterClient<typeof contract>;

/** Usage: npm run bench:cluster [-- --minutes 5] */
const MINUTES = Number(process.argv[process.argv.indexOf("--minutes") + 1]) || 5;
const LEARNERS = 12;
const COURSE_EVERY_MS = 20_000;
const KILL_BETWEEN_MS = [3_000, 9_000] as const;
const PORTS = [47_811, 47_812];
const SAMPLE = join(import.meta.dirname, "../../samples/agua.es.txt");
/** Until when there is load: counted from the moment at which everything runs. */
let until = Number.POSITIVE_INFINITY;

const counts = { requests: 0, failed: 0, kills: 0, longest: 0 };
/** What the cluster has acknowledged: it must be found again at the end. */
const answers: { token: string; slug: string; position: number; selected: string[] }[] = [];
const courses: string[] = [];

/** Makes a request until it is answered; counts how long that took from the first failure on. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  const started = Date.now();
  for (;;) {
    counts.requests += 1;
    try {
      const answer = await ask();
      return answer;
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) throw error;
      counts.failed += 1;
      counts.longest = Math.max(counts.longest, Date.now() - started);
      await setTimeout(100);
    }
  }
}

function clientOf(url: string, headers: Record<string, string>): Client {
  return createORPCClient(new OpenAPILink(contract, { url: `${url}/api`, headers }));
}

async function creatorOf(url: string): Promise<{ client: Client; headers: Record<string, string> }> {
  const auth = new AuthClient({ url: `${url}/auth/v1`, persistSession: false, autoRefreshToken: false });
  const names = { first_name: "Ada", last_name: "Muster", preferred_language: "es" };
  const { data } = await auth.signUp({
    email: "creator@example.org",
    password: "geheim1",
    options: { data: names },
  });
  if (!data.session) throw new Error("The cluster gave no session");
  const headers = { authorization: `Bearer ${data.session.access_token}` };
  const client = clientOf(url, headers);
  await client.accounts.chooseRole({ id: data.session.user.id, role: "course_creator_free" });
  return { client, headers };
}

async function makeCourse(url: string, creator: Awaited<ReturnType<typeof creatorOf>>): Promise<string> {
  const body = new Uint8Array(await readFile(SAMPLE));
  const { id } = await insist(async () => {
    const uploaded = await fetch(`${url}/api/documents?name=agua.txt`, {
      method: "POST",
      headers: creator.headers,
      body,
    });
    if (!uploaded.ok) throw new Error(`upload: ${uploaded.status}`);
    return (await uploaded.json()) as { id: string };
  });
  while ((await insist(() => creator.client.documents.get({ id }))).state === "reading")
    await setTimeout(200);
  const admin = { firstName: "Ada", lastName: "Muster", email: "creator@example.org" };
  const request = {
    name: "Agua",
    language: "es",
    difficulty: "standard",
    allowAnonymous: true,
    registrationRequired: false,
    goal: null,
    documentIds: [id],
    steps: 10,
    admin,
    requestId: randomUUID(),
  } as const;
  const { slug } = await insist(() => creator.client.courses.create({ ...request, documentIds: [id] }));
  courses.push(slug);
  return slug;
}

/** The address of somebody who was never here before, as an outer proxy names it: people are limited one by one. */
const newcomer = () => ({ "x-forwarded-for": `10.${[0, 1, 2].map(() => randomInt(256)).join(".")}` });

async function learn(url: string, slug: string): Promise<void> {
  while (Date.now() < until) {
    const { token } = await insist(() => clientOf(url, newcomer()).learning.startAnonymously({ slug }));
    const client = clientOf(url, { [ENROLMENT_HEADER]: token ?? "" });
    for (let position = 1; position <= 10 && Date.now() < until; position += 1) {
      const { step, question } = await insist(() => client.learning.step({ slug, position }));
      const selected = question?.options.slice(0, 1).map((option) => option.id) ?? [];
      await insist(() => client.learning.answer({ slug, stepId: step.id, selected }));
      answers.push({ token: token ?? "", slug, position, selected });
    }
  }
}

async function create(url: string, creator: Awaited<ReturnType<typeof creatorOf>>): Promise<void> {
  while (Date.now() < until) {
    await makeCourse(url, creator);
    await setTimeout(Math.min(COURSE_EVERY_MS, Math.max(0, until - Date.now())));
  }
}

interface Member {
  settings: Record<string, string>;
  running: ServerProcess;
}

async function killAtRandom(members: readonly Member[]): Promise<void> {
  while (Date.now() < until) {
    await setTimeout(randomInt(...KILL_BETWEEN_MS));
    const member = members[randomInt(members.length)];
    if (!member || Date.now() >= until) return;
    await member.running.kill();
    counts.kills += 1;
    member.running = await startServerProcess(member.settings);
  }
}

async function verify(url: string, creator: Client): Promise<{ lost: number; wrong: number }> {
  let lost = 0;
  for (const { token, slug, position, selected } of answers) {
    const client = clientOf(url, { [ENROLMENT_HEADER]: token });
    const { result } = await insist(() => client.learning.step({ slug, position }));
    if (result?.selected.join() !== selected.join()) lost += 1;
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
    if (positions !== Array.from({ length: 10 }, (_, at) => at + 1).join()) wrong += 1;
  }
  return { lost, wrong };
}

const folder = await mkdtemp(join(tmpdir(), "bench-cluster-"));
const postgres = await startPostgres();
const storage = await createTestStorage();
const common = {
  DATABASE_URL: postgres.url,
  STORAGE_URL: storage.url,
  TRUSTED_PROXIES: "127.0.0.1",
  LEASE_SECONDS: "5",
  LOG_LEVEL: "silent",
};
const members: Member[] = [];
const roles = [
  ...PORTS.map((port) => ({ PROCESS_MODE: "web", PORT: String(port) })),
  { PROCESS_MODE: "worker" },
  { PROCESS_MODE: "worker" },
];
for (const [at, role] of roles.entries()) {
  const settings = { ...common, ...role, DATA_DIR: join(folder, String(at)) };
  members.push({ settings, running: await startServerProcess(settings) });
}
const { url, server } = await startBalancer(PORTS);
try {
  const creator = await creatorOf(url);
  const slug = await makeCourse(url, creator);
  while ((await insist(() => creator.client.generation.get({ slug }))).finishedAt === null)
    await setTimeout(200);
  until = Date.now() + MINUTES * 60_000;
  const learners = Array.from({ length: LEARNERS }, () => learn(url, slug));
  await Promise.all([...learners, create(url, creator), killAtRandom(members)]);
  const { lost, wrong } = await verify(url, creator.client);
  const { requests, failed, kills, longest } = counts;
  process.stdout.write(`${MINUTES} minutes, ${kills} kills, ${requests} requests, ${failed} failed once\n`);
  process.stdout.write(
    `longest failure ${(longest / 1000).toFixed(1)} s (the proxy tries for ${RETRY_MILLISECONDS / 1000} s)\n`,
  );
  process.stdout.write(`${answers.length} answers acknowledged, ${lost} lost or changed\n`);
  process.stdout.write(`${courses.length} courses acknowledged, ${wrong} not whole\n`);
  process.exitCode = lost + wrong === 0 && longest <= RETRY_MILLISECONDS ? 0 : 1;
} finally {
  server.close();
  await Promise.all(members.map(({ running }) => running.stop()));
  await storage.close();
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
}
