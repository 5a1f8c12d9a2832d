import { readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { startServerProcess, WITHOUT_QUOTAS } from "../../server/testing/serverProcess.ts";
import { type Client, type Person, register } from "./course.ts";
import { quantile } from "./timing.ts";

const ASK_EVERY_MILLISECONDS = 20;
const LOOK_EVERY_MILLISECONDS = 50;
const LONGEST_SECONDS = 120;
const SETTLE_MILLISECONDS = 8_000;

/** Resident memory of a process in bytes; Linux only. */
function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** The time of small requests fired one after the other until stopped, in milliseconds. */
function startProbe(client: Client, id: string): { stop(): Promise<number[]> } {
  const times: number[] = [];
  let going = true;
  const running = (async () => {
    while (going) {
      const started = performance.now();
      await client.documents.get({ id });
      times.push(performance.now() - started);
      await setTimeout(ASK_EVERY_MILLISECONDS);
    }
  })();
  return {
    stop: async () => {
      going = false;
      await running;
      return times;
    },
  };
}

async function upload(
  { url, headers }: Person,
  name: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const path = `${url}/api/documents?name=${encodeURIComponent(name)}`;
  const response = await fetch(path, { method: "POST", headers, body });
  const { id } = (await response.json()) as { id: string };
  return id;
}

type StoredDocument = Awaited<ReturnType<Client["documents"]["get"]>>;

async function waitForReading(client: Client, id: string): Promise<StoredDocument> {
  const until = performance.now() + LONGEST_SECONDS * 1000;
  while (performance.now() < until) {
    const document = await client.documents.get({ id });
    if (document.state !== "reading") return document;
    await setTimeout(LOOK_EVERY_MILLISECONDS);
  }
  throw new Error(`No answer within ${LONGEST_SECONDS} seconds`);
}

function describeOutcome({ read, refusal }: StoredDocument): string {
  if (refusal) return refusal.code;
  const codes = read?.notices.map((notice) => notice.code).join(", ");
  return `read, ${read?.words} words${codes ? ` (${codes})` : ""}`;
}

/** A PDF of a hundred pages of prose with a heading on every tenth. */
async function makeHundredPages(): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on("end", resolve));
  for (let page = 0; page < 100; page++) {
    document.addPage();
    if (page % 10 === 0) document.fontSize(18).text(`Chapter ${page / 10 + 1}: towers and lamps`);
    const sentence = `The keeper of tower ${page} climbed the stairs every evening and lit the lamp for the ships. `;
    document.fontSize(11).text(sentence.repeat(24));
  }
  document.end();
  await done;
  return Uint8Array.from(Buffer.concat(chunks));
}

const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

/** Uploads every file of CORPUS/bad to a real server and prints what came of it and of everybody else. */
async function main(): Promise<void> {
  const corpus = process.argv[2];
  if (corpus === undefined) throw new Error("Usage: npm run bench:uploads -- CORPUS_FOLDER");
  const folder = await mkdtemp(join(tmpdir(), "bench-uploads-"));
  const server = await startServerProcess({
    DATA_DIR: folder,
    ...WITHOUT_QUOTAS,
  });
  try {
    const creator = await register(server.url, "bench@example.org", "course_creator_free");
    const { client } = creator;
    const quiet = await upload(creator, "quiet.txt", new Uint8Array(10));
    await waitForReading(client, quiet);
    const idle = startProbe(client, quiet);
    await setTimeout(2_000);
    const before = residentBytes(server.pid);
    console.log(
      `alone: p95 ${quantile(await idle.stop(), 0.95).toFixed(0)} ms, server ${formatMegabytes(before)}`,
    );
    console.log(`${"file".padEnd(46)} seconds    p50    p95  answer`);
    let highest = before;
    const all: number[] = [];
    for (const name of (await readdir(join(corpus, "bad"))).sort()) {
      const content = Uint8Array.from(await readFile(join(corpus, "bad", name)));
      const others = startProbe(client, quiet);
      const started = performance.now();
      const document = await waitForReading(client, await upload(creator, name, content));
      const seconds = (performance.now() - started) / 1000;
      const times = await others.stop();
      all.push(...times);
      highest = Math.max(highest, residentBytes(server.pid));
      const cells = [seconds.toFixed(2), quantile(times, 0.5).toFixed(0), quantile(times, 0.95).toFixed(0)];
      console.log(
        `${name.slice(0, 45).padEnd(46)} ${cells.map((cell) => cell.padStart(6)).join(" ")}  ${describeOutcome(document)}`,
      );
    }
    await setTimeout(SETTLE_MILLISECONDS);
    const after = residentBytes(server.pid);
    console.log(
      `others meanwhile: p50 ${quantile(all, 0.5).toFixed(0)} ms, p95 ${quantile(all, 0.95).toFixed(0)} ms (target 100)`,
    );
    console.log(
      `server memory: ${formatMegabytes(before)} before, at most ${formatMegabytes(highest)}, ${formatMegabytes(after)} after`,
    );
    const long = await makeHundredPages();
    const started = performance.now();
    const document = await waitForReading(client, await upload(creator, "hundred.pdf", long));
    console.log(
      `100 pages, ${describeOutcome(document)}: answered ${((performance.now() - started) / 1000).toFixed(2)} s after the upload began (target 3)`,
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

await main();
