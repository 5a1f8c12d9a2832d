import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "@lehrpfad/contract";
import { createServices } from "../src/app/services.ts";
import { STORED_KINDS } from "../src/app/worker.ts";
import { readConfig } from "../src/platform/config.ts";
import { type Sweep, sweepFiles } from "../src/platform/sweep.ts";
import { someAnswer } from "./answers.ts";
import { moment, startCourse, stepsNow } from "./crash.ts";
import { cutPower, tellUnsynced } from "./powerCut.ts";
import { clientOf, signUpAt } from "./remote.ts";
import { type ServerProcess, startServerProcess, WITHOUT_QUOTAS } from "./serverProcess.ts";
import { eventually } from "./testServer.ts";
import { germanText } from "./text.ts";

/** What people were told is stored, and whether it still was after each bad day. */
export interface Survived {
  kills: number;
  powerCuts: number;
  /** Writes that had not reached the disk and were taken back by power cuts. */
  unsynced: number;
  answers: number;
  edits: number;
  uploads: number;
  steps: number;
  /** Files that no row named: those that the nightly sweep took away, and those it left. */
  swept: number;
  left: number;
  /** What was lost, in words. */
  lost: string[];
}

interface Acknowledged {
  /** Without an answer the step was marked as understood. */
  answers: { token: string; position: number; answer: Answer | null }[];
  /** Step → the texts that its last edits sent: the acknowledged one, and those that may have been stored. */
  edits: Map<string, string[]>;
  edited: number;
  uploads: Map<string, string>;
  steps: Map<string, number>;
}

interface Day {
  server: ServerProcess;
  token: string;
  /** A finished course that is edited and learned, and one that is being written. */
  course: string;
  growing: string;
  acknowledged: Acknowledged;
}

/** Two days: younger files may still be written. */
const SWEPT_LATER_MS = 2 * 24 * 60 * 60 * 1_000;

const checksum = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** Does something again and again until the server is gone; what it does notes itself what was acknowledged. */
async function untilGone(signal: AbortSignal, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    try {
      await work(turn);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

async function learn({ server, course, acknowledged }: Day): Promise<void> {
  const { token } = await clientOf(server.url, "").learning.startAnonymously({ slug: course });
  const { learning } = clientOf(server.url, "", token ?? "");
  const { steps } = await learning.course({ slug: course });
  for (const { position } of steps) {
    const { step, question } = await learning.step({ slug: course, position });
    const answer = question ? someAnswer(question) : null;
    if (answer) await learning.answer({ slug: course, stepId: step.id, answer });
    else await learning.setUnderstood({ slug: course, stepId: step.id, understood: true });
    acknowledged.answers.push({ token: token ?? "", position, answer });
  }
}

async function edit({ server, token, course, acknowledged }: Day, turn: number): Promise<void> {
  const { editing } = clientOf(server.url, token);
  const { steps } = await editing.outline({ slug: course });
  const id = steps[turn % steps.length]?.id ?? "";
  const stored = await editing.getStep({ slug: course, stepId: id });
  const { title, sections, summary, version } = stored;
  const content = `${randomUUID()} ${germanText(3)}`;
  acknowledged.edits.set(id, [...(acknowledged.edits.get(id) ?? [stored.content]), content]);
  await editing.saveStep({ slug: course, stepId: id, title, sections, summary, version, content });
  acknowledged.edits.set(id, [content]);
  acknowledged.edited += 1;
}

async function upload({ server, token, acknowledged }: Day): Promise<void> {
  const body = `${randomUUID()}\n\n${germanText(5)}`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/documents?name=x.txt`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`An upload was answered ${response.status}: ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  acknowledged.uploads.set(id, checksum(body));
}

async function watchGrowth({ server, token, growing, acknowledged }: Day): Promise<void> {
  const { steps } = await stepsNow(server.url, token, growing);
  for (const { id, position } of steps) acknowledged.steps.set(id, position);
  await wait(20);
}

/** Waits until something of each kind was acknowledged: else the day proves nothing. */
async function somethingOfEach({ acknowledged: day, ...at }: Day, stepsBefore: number): Promise<void> {
  const until = performance.now() + 60_000;
  const counts = () => ({
    answers: day.answers.length,
    uploads: day.uploads.size,
    edits: day.edited,
    steps: day.steps.size - stepsBefore,
  });
  while (Object.values(counts()).some((count) => count === 0)) {
    if (performance.now() > until) {
      const generation = await clientOf(at.server.url, at.token).generation.get({ slug: at.growing });
      throw new Error(`Not all within a minute: ${JSON.stringify([counts(), generation])}`);
    }
    await wait(20);
  }
}

/** Checksums of the stored uploads; what is not whole yet ends with `.part`. */
function storedUploads(data: string): Set<string> {
  const folder = join(data, "files");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && !one.name.endsWith(".part"),
  );
  return new Set(files.map((one) => checksum(readFileSync(join(one.parentPath, one.name)))));
}

async function lostAnswers({ server, course, acknowledged }: Day): Promise<string[]> {
  const lost: string[] = [];
  for (const { token, position, answer } of acknowledged.answers) {
    const { result, steps } = await clientOf(server.url, "", token).learning.step({ slug: course, position });
    const kept = answer
      ? JSON.stringify(result?.answer) === JSON.stringify(answer)
      : steps[position - 1]?.understood === true;
    if (!kept) lost.push(`answer at step ${position}`);
  }
  return lost;
}

/** What was acknowledged before a bad day and is not there after it. */
async function lookAfter(day: Day, data: string): Promise<string[]> {
  const { server, token, course, growing, acknowledged } = day;
  const lost = await lostAnswers(day);
  const client = clientOf(server.url, token);
  for (const [id, sent] of acknowledged.edits) {
    const { content } = await client.editing.getStep({ slug: course, stepId: id });
    if (!sent.includes(content)) lost.push(`edit of step ${id}`);
    acknowledged.edits.set(id, [content]);
  }
  const stored = storedUploads(data);
  for (const [id, sum] of acknowledged.uploads) {
    await client.documents.get({ id }).catch(() => lost.push(`row of upload ${id}`));
    if (!stored.has(sum)) lost.push(`file of upload ${id}`);
  }
  const { steps } = await stepsNow(server.url, token, growing);
  for (const [id, position] of acknowledged.steps)
    if (!steps.some((step) => step.id === id && step.position === position)) lost.push(`step ${position}`);
  return lost;
}

async function finishedCourse(url: string, token: string, paragraphs: number): Promise<string> {
  const slug = await startCourse(url, token, { text: germanText(paragraphs), steps: 10 });
  await eventually(async () => ((await stepsNow(url, token, slug)).finished ? true : null), 120);
  return slug;
}

/** What the sweep of a night two days later takes away, and what another one would still find. */
async function sweepLater(settings: Record<string, string>): Promise<Pick<Survived, "swept" | "left">> {
  const clock = { now: () => new Date(Date.now() + SWEPT_LATER_MS) };
  const config = readConfig({ ...settings, LOG_LEVEL: "error" });
  const { services, close } = await createServices(config, "http://localhost", { clock });
  try {
    const [first, second] = [
      await sweepFiles(services, STORED_KINDS),
      await sweepFiles(services, STORED_KINDS),
    ];
    const sum = ({ removed, unknown }: Sweep) =>
      Object.values(removed).reduce((all, one) => all + one, unknown);
    return { swept: sum(first), left: sum(second) };
  } finally {
    await close();
  }
}

/**
 * Kills a server on the embedded database again and again while people answer, edit, upload, and a course is written;
 * every other time the power goes with it. Answers what was acknowledged and what of it was lost.
 */
export async function liveThroughBadDays(kills: number): Promise<Survived> {
  const data = await mkdtemp(join(tmpdir(), "bad-days-"));
  const kept = await mkdtemp(join(tmpdir(), "bad-days-unsynced-"));
  const settings = { DATA_DIR: data, LEASE_SECONDS: "2", ...WITHOUT_QUOTAS, ...tellUnsynced(kept) };
  const survived: Survived = {
    ...{ kills: 0, powerCuts: 0, unsynced: 0, answers: 0, edits: 0, uploads: 0, steps: 0 },
    ...{ swept: 0, left: 0, lost: [] },
  };
  let server = await startServerProcess(settings);
  try {
    const token = await signUpAt(server.url, "bad@example.org");
    const course = await finishedCourse(server.url, token, 120);
    const order = { text: germanText(200), steps: 30 };
    let growing = await startCourse(server.url, token, order);
    const uploads = new Map<string, string>();
    let grown = new Map<string, number>();
    for (let attempt = 0; attempt < kills; attempt += 1) {
      const acknowledged: Acknowledged = {
        answers: [],
        edits: new Map(),
        edited: 0,
        uploads: new Map(),
        steps: new Map(grown),
      };
      const day: Day = { server, token, course, growing, acknowledged };
      const gone = new AbortController();
      const people = Promise.all([
        untilGone(gone.signal, () => learn(day)),
        untilGone(gone.signal, (turn) => edit(day, turn)),
        untilGone(gone.signal, () => upload(day)),
        untilGone(gone.signal, () => watchGrowth(day)),
      ]);
      // What fails while the server lives is told at once.
      await Promise.race([somethingOfEach(day, grown.size), people]);
      await Promise.race([wait(moment(attempt, 500)), people]);
      gone.abort();
      await server.kill();
      await people;
      survived.kills += 1;
      if (attempt % 2 === 1) {
        survived.powerCuts += 1;
        survived.unsynced += cutPower(kept, data);
      }
      server = await startServerProcess(settings);
      survived.lost.push(...(await lookAfter({ ...day, server }, data)));
      survived.answers += acknowledged.answers.length;
      survived.edits += acknowledged.edited;
      survived.steps += acknowledged.steps.size - grown.size;
      for (const [id, sum] of acknowledged.uploads) uploads.set(id, sum);
      grown = acknowledged.steps;
      // With all its steps it has nothing more to acknowledge, also where its last phase was cut off.
      if ((await stepsNow(server.url, token, growing)).steps.length === order.steps) {
        growing = await startCourse(server.url, token, order);
        grown = new Map();
      }
    }
    survived.uploads = uploads.size;
    await server.kill();
    return { ...survived, ...(await sweepLater(settings)) };
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
    rmSync(kept, { recursive: true, force: true });
  }
}
