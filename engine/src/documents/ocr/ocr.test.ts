import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scan, specks, type TestPage } from "../fixtures/scan.ts";
import { DocumentError, documentText, type ReadLimits, readDocument, type ScanProgress } from "../index.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scans-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const GERMAN: TestPage = {
  title: "Der Leuchtturmwärter",
  paragraphs: [
    "Der Wärter stieg jeden Abend die Treppe hinauf, um die Lampe anzuzünden. Er prüfte das Öl, putzte die Gläser und öffnete die Läden, damit das Licht weit über das Meer zu sehen war.",
    "Bei Nebel läutete er zusätzlich eine große Glocke. Die Schiffe hörten sie, lange bevor sie den Turm sahen, und änderten rechtzeitig ihren Kurs. So blieb die Küste viele Jahre ohne Unglück.",
  ],
};
const FRENCH: TestPage = {
  title: "Le gardien du phare",
  paragraphs: [
    "Le gardien montait chaque soir l’escalier pour allumer la lampe. Il vérifiait l’huile, nettoyait les verres et ouvrait les volets, afin que la lumière fût visible très loin au-dessus de la mer.",
    "Par temps de brouillard, il sonnait aussi une grosse cloche. Les bateaux l’entendaient bien avant d’apercevoir la tour et changeaient de route à temps. La côte resta ainsi des années sans naufrage.",
  ],
};
const FRENCH_ASIDE: TestPage = {
  title: "Les nuits de tempête",
  paragraphs: [
    "Pendant les tempêtes, les vagues montaient jusqu’à la galerie et couvraient les vitres de sel. Le gardien sortait alors avec un chiffon, attaché par une corde, pour rendre à la lampe sa clarté.",
  ],
  askew: -90,
};
const TYPED: TestPage = { paragraphs: GERMAN.paragraphs, typed: true };

async function stored(content: Uint8Array): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.pdf`);
  await writeFile(path, content);
  return path;
}

async function read(pages: Parameters<typeof scan>[0], limits: Partial<ReadLimits> = {}) {
  const heard: ScanProgress[] = [];
  const document = await readDocument(await stored(await scan(pages)), {
    id: "d",
    name: "scan.pdf",
    limits: { minimumWords: 20, ...limits },
    onScan: (progress) => heard.push(progress),
  });
  return { document, heard };
}

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Share of the words of some pages that were found. */
function recall(text: string, ...pages: TestPage[]): number {
  const found = words(text);
  const wanted = pages.flatMap(({ title = "", paragraphs }) => words([title, ...paragraphs].join(" ")));
  return wanted.filter((word) => found.includes(word)).length / wanted.length;
}

test("a German scan that lay askew is read with its heading and paragraphs, and the creator is told", async () => {
  const { document, heard } = await read([{ ...GERMAN, askew: 1.2 }]);
  expect(recall(documentText(document), GERMAN)).toBeGreaterThan(0.95);
  expect(document.language).toBe("de");
  expect(document.blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "paragraph"]);
  expect(document.outline).toEqual([{ level: 1, title: GERMAN.title, page: 1 }]);
  expect(document.notices).toEqual([
    { code: "text_recognised", params: { count: 1, pages: "1", percent: expect.any(Number) } },
  ]);
  expect(document.notices[0]?.params.percent).toBeGreaterThan(80);
  expect(heard).toEqual([
    { page: 0, pages: 1 },
    { page: 1, pages: 1 },
  ]);
});

test("a French scan is read in French, a page that lies on its side as well", async () => {
  const { document } = await read([FRENCH, FRENCH_ASIDE]);
  expect(document.language).toBe("fr");
  for (const [index, page] of [FRENCH, FRENCH_ASIDE].entries()) {
    const blocks = document.blocks.filter((block) => block.page === index + 1);
    expect(recall(blocks.map(({ text }) => text).join(" "), page)).toBeGreaterThan(0.95);
  }
});

test("scanned pages between typed ones are read in their place", async () => {
  const { document } = await read([TYPED, GERMAN, TYPED]);
  const scanned = document.blocks.filter((block) => block.page === 2);
  expect(recall(scanned.map((block) => block.text).join(" "), GERMAN)).toBeGreaterThan(0.95);
  expect(document.blocks.map((block) => block.page)).toEqual(
    document.blocks.map((block) => block.page).sort(),
  );
  expect(document.notices.map(({ code, params }) => [code, params.pages])).toEqual([
    ["text_recognised", "2"],
  ]);
});

test("a picture on a page is no text: specks are refused, among pages of text they are named", async () => {
  const refusal: unknown = await read([specks()]).catch((reason: unknown) => reason);
  if (!(refusal instanceof DocumentError)) throw new Error("expected a DocumentError");
  expect(refusal.code).toBe("document_without_text");
  const { document } = await read([TYPED, specks()]);
  expect(document.notices).toEqual([{ code: "pages_without_text", params: { count: 1, pages: "2" } }]);
});

test("pages above the limit, or for which no time is left, are named and the rest is used", async () => {
  const limited = await read([GERMAN, GERMAN, GERMAN], { scannedPages: 1 });
  expect(limited.document.notices.map(({ code, params }) => [code, params.pages])).toEqual([
    ["text_recognised", "1"],
    ["scanned_pages_unread", "2–3"],
  ]);
  const late = await read([TYPED, GERMAN], { scanMilliseconds: 0 });
  expect(recall(documentText(late.document), TYPED)).toBe(1);
  expect(late.document.notices).toEqual([{ code: "scanned_pages_unread", params: { count: 1, pages: "2" } }]);
});

test("a scan is read with the network cut and without permission to write a file or start a program", async () => {
  const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}.ts`, import.meta.url));
  const permissions = ["--permission", "--allow-fs-read=*", "--allow-worker", "--allow-addons"];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...permissions,
      "--no-warnings",
      `--import=${fixture("offline")}`,
      fixture("extract-offline"),
      await stored(await scan([GERMAN])),
    ],
    { env: {}, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  const answer: unknown = JSON.parse(stdout);
  expect(answer).toEqual({ words: expect.any(Number), language: "de", cut: "Error: the network is cut" });
  expect(answer).toHaveProperty("words", words([GERMAN.title, ...GERMAN.paragraphs].join(" ")).length);
});
