import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { WITHOUT_QUOTAS } from "../../server/testing/serverProcess.ts";
import { type Client, type Person, register } from "./course.ts";
import { residentBytes } from "./liveMemory.ts";
import { openCorpus, size } from "./options.ts";
import { DATABASE_TITLES, openPlace } from "./place.ts";
import { beginTable } from "./table.ts";
import { quantile, timeOf } from "./timing.ts";

const ASK_EVERY_MILLISECONDS = 20;
const LOOK_EVERY_MILLISECONDS = 50;
const LONGEST_SECONDS = 120;
const SETTLE_MILLISECONDS = size(8_000, 100);
const IDLE_MILLISECONDS = size(2_000, 200);
const PAGES = size(100, 10);

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

/** A PDF of many pages of prose with a heading on every tenth. */
async function makeManyPages(): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on("end", resolve));
  for (let page = 0; page < PAGES; page++) {
    document.addPage();
    if (page % 10 === 0) document.fontSize(18).text(`Chapter ${page / 10 + 1}: towers and lamps`);
    const sentence = `The keeper of tower ${page} climbed the stairs every evening and lit the lamp for the ships. `;
    document.fontSize(11).text(sentence.repeat(24));
  }
  document.end();
  await done;
  return Uint8Array.from(Buffer.concat(chunks));
}

const USAGE = "Usage: npm run bench:uploads -- CORPUS_FOLDER [--smallest]";
const MEGABYTE = 1_048_576;

/** Uploads every file of CORPUS/bad to a real server and prints what came of it and of everybody else. */
async function main(): Promise<void> {
  await using corpus = await openCorpus(process.argv[2], USAGE);
  await using place = await openPlace("embedded");
  const server = await place.start(WITHOUT_QUOTAS);
  const creator = await register(server.url, "bench@example.org", "course_creator_free");
  const { client } = creator;
  const quiet = await upload(creator, "quiet.txt", new Uint8Array(10));
  await waitForReading(client, quiet);
  const idle = startProbe(client, quiet);
  await setTimeout(IDLE_MILLISECONDS);
  const before = residentBytes(server.pid);
  const alone = await idle.stop();
  console.log(`${"file".padEnd(46)} seconds    p50    p95  answer`);
  let highest = before;
  const all: number[] = [];
  const folder = join(corpus.folder, "bad");
  for (const name of (await readdir(folder)).sort()) {
    const content = Uint8Array.from(await readFile(join(folder, name)));
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
  const long = await makeManyPages();
  const seconds =
    (await timeOf(async () => waitForReading(client, await upload(creator, "long.pdf", long)))) / 1000;
  const table = beginTable(`Hostile files, ${DATABASE_TITLES.embedded}; limit: before them`);
  for (const share of [0.5, 0.95]) {
    const target = share === 0.95 ? { most: 100 } : {};
    const [limit, we] = [quantile(alone, share), quantile(all, share)];
    table.add({ what: `others meanwhile: p${share * 100} ms`, limit, we, ...target });
  }
  table.add({ what: "memory of the server, MB: most", limit: before / MEGABYTE, we: highest / MEGABYTE });
  table.add({ what: "memory of the server, MB: after", limit: before / MEGABYTE, we: after / MEGABYTE });
  table.add({ what: `${PAGES} pages read after the upload began, s`, we: seconds, most: 3 });
  table.end();
}

await main();
