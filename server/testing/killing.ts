import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject } from "vitest";
import { loadReply, loadRequest } from "../../engine/src/writers/model/fixtures/load.ts";
import { scriptedServer } from "../../engine/src/writers/model/fixtures/scripted.ts";
import { moment, startCourse, stepsNow } from "./crash.ts";
import { writtenBy } from "./modelServer.ts";
import { inState, proposed } from "./proposals.ts";
import { makeQuickFolder } from "./quickFolder.ts";
import { clientOf, signUpAt } from "./remote.ts";
import { killLeftServers, type ServerProcess, startServerProcess, WITHOUT_QUOTAS } from "./serverProcess.ts";
import { createPostgresUrl } from "./testDatabase.ts";
import { eventually } from "./testServer.ts";
import { germanText } from "./text.ts";

const LEASE_SECONDS = 2;
/** Much more than the lease: on a busy machine reading the document anew takes seconds, a lost run takes for ever. */
const LONGEST_STILL_SECONDS = 120;
/** How long the last course may take after the last kill. */
const LAST_COURSE_SECONDS = 240;

const positions = (steps: number) => Array.from({ length: steps }, (_, at) => at + 1);

/** A data folder, and on Postgres a database, for servers that are killed; `use` gets their settings. */
async function withSettings(use: (settings: Record<string, string>) => Promise<void>): Promise<void> {
  const folder = makeQuickFolder("killing");
  const url = await createPostgresUrl();
  try {
    await use({
      DATA_DIR: folder,
      LEASE_SECONDS: String(LEASE_SECONDS),
      ...WITHOUT_QUOTAS,
      ...(url ? { DATABASE_URL: url } : {}),
    });
  } finally {
    await killLeftServers();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was stored before a kill is stored after it, and no step twice. */
function expectKept(stored: ReadonlyMap<string, number>, steps: { id: string; position: number }[]): void {
  for (const [id, position] of stored)
    expect(steps).toContainEqual(expect.objectContaining({ id, position }));
  expect(new Set(steps.map(({ position }) => position)).size).toBe(steps.length);
}

/** Kills a server so often while the built-in writer writes one course after the other. */
export async function killWhileWriting(kills: number): Promise<void> {
  const order = { text: germanText(200), steps: 30 };
  await withSettings(async (settings) => {
    let server: ServerProcess = await startServerProcess(settings);
    const token = await signUpAt(server.url, "crash@example.org");
    let slug = await startCourse(server.url, token, order);
    let stored = new Map<string, number>();
    let interrupted = 0;
    for (let attempt = 0; attempt < kills; attempt++) {
      await wait(moment(attempt, 1_200));
      await server.kill();
      server = await startServerProcess(settings);
      const { steps, finished } = await stepsNow(server.url, token, slug);
      expectKept(stored, steps);
      stored = new Map(steps.map((step) => [step.id, step.position]));
      if (!finished) interrupted++;
      else {
        expect(steps.map(({ position }) => position)).toEqual(positions(order.steps));
        slug = await startCourse(server.url, token, order);
        stored = new Map();
      }
    }
    const { steps } = await eventually(async () => {
      const state = await stepsNow(server.url, token, slug);
      return state.finished ? state : null;
    }, LAST_COURSE_SECONDS);
    expectKept(stored, steps);
    expect(steps.map(({ position }) => position)).toEqual(positions(order.steps));
    expect(await server.stop()).toBe(0);
    expect(interrupted).toBeGreaterThan(kills / 4);
  });
}

const MODEL_STEPS = 30;
/** Of each answer of the model; a whole course takes about two seconds. */
const LATENCY_MS = 150;
const modelText = loadRequest(MODEL_STEPS)
  .documents.flatMap(({ blocks }) => blocks)
  .map(({ kind, text: words }) => (kind === "heading" ? `# ${words}` : words))
  .join("\n\n");
const MODEL_ORDER = { text: modelText, steps: MODEL_STEPS, language: "en" } as const;

/** The step that a request asks for; null for every other request. */
function stepAskedBy(prompt: string): number | null {
  const position = /^Write step (\d+),/.exec(prompt)?.[1];
  return position === undefined ? null : Number(position);
}

/** Servers with a scripted model, of which one after the other can be killed and replaced. */
async function startServers(common: Record<string, string>) {
  const model = await scriptedServer(async (asked) => {
    await wait(LATENCY_MS);
    return loadReply(asked);
  });
  const settings = {
    ...common,
    ...writtenBy(model),
    MODEL_PAUSES: "0",
  };
  const servers: ServerProcess[] = [await startServerProcess(settings)];
  // On Postgres two servers share the work.
  if (inject("postgresUrl")) servers.push(await startServerProcess(settings));
  return {
    model,
    address: () => servers[0]?.url ?? "",
    replace: async (attempt: number) => {
      const at = attempt % servers.length;
      await servers[at]?.kill();
      servers[at] = await startServerProcess(settings);
    },
    close: async () => {
      const codes = await Promise.all(servers.map((server) => server.stop()));
      await model.close();
      return codes;
    },
  };
}

/** Kills servers so often while a model writes one course after the other; no stored step is asked for again. */
export async function killWhileModelWrites(kills: number): Promise<void> {
  await withSettings(async (settings) => {
    const { model, address, replace, close } = await startServers(settings);
    const token = await signUpAt(address(), "crash@example.org");
    let slug = await startCourse(address(), token, MODEL_ORDER);
    let stored = new Map<string, number>();
    let since = model.asked.length;
    let interrupted = 0;
    const askedFor = (from: number) => model.asked.slice(from).map(({ prompt }) => stepAskedBy(prompt));
    for (let attempt = 0; attempt < kills; attempt++) {
      await wait(moment(attempt, 2_000));
      await replace(attempt);
      const { steps, finished } = await stepsNow(address(), token, slug);
      expectKept(stored, steps);
      for (const position of stored.values()) expect(askedFor(since)).not.toContain(position);
      if (finished) {
        expect(steps.map(({ position }) => position)).toEqual(positions(MODEL_STEPS));
        slug = await startCourse(address(), token, MODEL_ORDER);
        stored = new Map();
        since = model.asked.length;
        continue;
      }
      interrupted++;
      stored = new Map(steps.map(({ id, position }) => [id, position]));
      since = model.asked.length;
      await eventually(async () => {
        if (model.asked.length > since) return true;
        return (await stepsNow(address(), token, slug)).finished ? true : null;
      }, LONGEST_STILL_SECONDS);
    }
    const { steps } = await eventually(async () => {
      const state = await stepsNow(address(), token, slug);
      return state.finished ? state : null;
    }, LAST_COURSE_SECONDS);
    expect(steps.map(({ position }) => position)).toEqual(positions(MODEL_STEPS));
    for (const position of stored.values()) expect(askedFor(since)).not.toContain(position);
    const course = await clientOf(address(), token).courses.get({ slug });
    expect(course.writer).toBe("model");
    expect(interrupted).toBeGreaterThan(kills / 4);
    expect(new Set(await close())).toEqual(new Set([0]));
  });
}

/** Steps of a course that is written anew, and how many of them are written when a server is killed. */
const REWRITTEN_STEPS = 25;

/** Kills a server whenever so many steps of a new version are written; the present version stays whole. */
export async function killWhileRewriting(moments: readonly number[]): Promise<void> {
  await withSettings(async (settings) => {
    let server = await startServerProcess(settings);
    const token = await signUpAt(server.url, "ada@example.org");
    const slug = await startCourse(server.url, token, { text: germanText(150), steps: REWRITTEN_STEPS });
    let client = clientOf(server.url, token);
    await eventually(async () => (await client.generation.get({ slug })).finishedAt, 240);
    const before = (await client.learning.course({ slug })).steps;
    const id = await proposed(client, slug, { kind: "course" });
    let [most, interrupted] = [0, 0];
    for (const moment of moments) {
      await eventually(async () => {
        const { proposals } = await client.rewriting.list({ slug });
        const steps = proposals[0]?.writtenSteps ?? 0;
        expect(steps).toBeGreaterThanOrEqual(most);
        most = steps;
        return steps >= moment ? true : null;
      }, 240);
      await server.kill();
      server = await startServerProcess(settings);
      client = clientOf(server.url, token);
      expect((await client.learning.course({ slug })).steps).toEqual(before);
      const { proposals } = await client.rewriting.list({ slug });
      if (proposals[0]?.state !== "ready") interrupted++;
    }
    expect(interrupted).toBeGreaterThan(0);
    await inState(client, slug, id, "ready");
    const { proposed: version, removed } = await client.rewriting.compare({ slug, id });
    expect(version.map(({ position }) => position)).toEqual(
      Array.from({ length: REWRITTEN_STEPS }, (_, at) => at + 1),
    );
    expect(removed).toEqual([]);
    const accepting = client.rewriting.accept({ slug, id }).catch(() => null);
    await server.kill();
    await accepting;
    server = await startServerProcess(settings);
    client = clientOf(server.url, token);
    await client.rewriting.accept({ slug, id });
    const after = (await client.learning.course({ slug })).steps;
    expect(after.map(({ stepId }) => stepId)).toEqual(before.map(({ stepId }) => stepId));
    expect(await server.stop()).toBe(0);
  });
}
