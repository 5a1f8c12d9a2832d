import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ReadDocument } from "@lehrpfad/engine";
import { prepareReader, readDocument } from "@lehrpfad/engine";
import { openCorpus } from "./options.ts";
import { beginTable } from "./table.ts";
import { median } from "./timing.ts";

/** Precision, recall and their harmonic mean, each 0 to 1. */
interface Score {
  precision: number;
  recall: number;
  f1: number;
}

function splitWords(text: string): string[] {
  return (
    text
      .replace(/ı(?=\p{M})/gu, "i")
      .normalize("NFKC")
      .replace(/\u00AD/g, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function countKeys(keys: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

function compareCounts(found: Map<string, number>, truth: Map<string, number>): Score {
  let common = 0;
  let all = 0;
  let wanted = 0;
  for (const [key, count] of found) {
    common += Math.min(count, truth.get(key) ?? 0);
    all += count;
  }
  for (const count of truth.values()) wanted += count;
  const precision = common / Math.max(1, all);
  const recall = common / Math.max(1, wanted);
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) };
}

function countBigrams(text: string): Map<string, number> {
  const words = splitWords(text);
  return countKeys(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

function headingKey(title: string): string {
  return splitWords(title).join("").replace(/^\d+/, "");
}

/**
 * The reference texts are another tool's output: lines that come again on many pages (running headers,
 * page numbers apart), contents with dot leaders and descriptions of pictures in brackets are left out.
 */
function withoutFurniture(reference: string): string {
  const key = (line: string): string => line.replace(/\d+/g, "#").replace(/\s+/g, " ").trim();
  const lines = reference.split("\n");
  const seen = countKeys(lines.map(key));
  return lines
    .filter((line) => (seen.get(key(line)) ?? 0) < 5 && !/(?:\.\s?){5,}/.test(line))
    .join("\n")
    .replace(/\[(?:[^[\]]|\[[^[\]]*\]){60,}\]/g, " ");
}

/** Scores headings at the depth of the outline: deeper headings of the document are no mistake. */
function compareHeadings(document: ReadDocument, wanted: Map<string, number>): Score {
  const depths = [1, 2, 3, 4, 5, 6].map((depth) => {
    const found = document.outline
      .filter((entry) => entry.level <= depth)
      .map((entry) => headingKey(entry.title));
    return compareCounts(countKeys(found.filter((key) => key !== "")), wanted);
  });
  return depths.reduce((best, next) => (next.f1 > best.f1 ? next : best));
}

function textOf(document: ReadDocument): string {
  return document.blocks.map((block) => block.text).join("\n");
}

const WORD = /^\p{L}{3,}$/u;

/** Pairs of words of three letters or more: what is left of a text when formulas and scales are set aside. */
function selectProse(pairs: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...pairs].filter(([pair]) => pair.split(" ").every((word) => WORD.test(word))));
}

/** Highest resident memory in bytes of the child processes of this one; Linux only, 0 elsewhere. */
async function readChildrenPeak(): Promise<number> {
  let peak = 0;
  try {
    const children = await readFile(`/proc/self/task/${process.pid}/children`, "utf8");
    for (const pid of children.trim().split(/\s+/).filter(Boolean)) {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);
    }
  } catch {
    return 0;
  }
  return peak;
}

const POLL_MILLISECONDS = 15;

/** Reads a document; returns how many seconds it took and how many bytes of memory its reader held at most. */
async function timeReading(path: string, name: string) {
  let peak = 0;
  let polling = true;
  const watch = (async () => {
    while (polling) {
      peak = Math.max(peak, await readChildrenPeak());
      await setTimeout(POLL_MILLISECONDS);
    }
  })();
  const started = performance.now();
  try {
    const document = await readDocument(path, { id: name, name });
    return { document, seconds: (performance.now() - started) / 1000, peak: () => peak };
  } finally {
    polling = false;
    await watch;
  }
}

/** Seconds pdftotext takes for the same file, the best of three; null where it is not installed. */
function pdftotextSeconds(path: string): number | null {
  const runs = [1, 2, 3].map(() => {
    const started = performance.now();
    const { status } = spawnSync("pdftotext", [path, "-"], { stdio: "ignore" });
    return status === 0 ? (performance.now() - started) / 1000 : null;
  });
  return runs.reduce((best, run) => (best === null || run === null ? null : Math.min(best, run)));
}

const READY_MILLISECONDS = 1_000;

interface ReadingRow {
  line: string;
  f1: number;
  prose: number;
  heading: number | null;
  pace: number | null;
  ratio: number | null;
  peak: number;
}

const formatPercent = (value: number): string => (value * 100).toFixed(1).padStart(6);
const formatOrDash = (value: number | null, digits: number, width: number): string =>
  (value === null ? "–" : value.toFixed(digits)).padStart(width);

async function scoreHeadings(corpus: string, name: string, document: ReadDocument): Promise<Score | null> {
  const outline = join(corpus, "outline", `${name}.txt`);
  if (!existsSync(outline)) return null;
  const lines = (await readFile(outline, "utf8")).split("\n").map(headingKey);
  return compareHeadings(document, countKeys(lines.filter((key) => key !== "")));
}

/** The reader is prepared before, as the server does while a file is uploaded; the first start is not counted. */
async function measure(corpus: string, file: string): Promise<ReadingRow> {
  const name = parse(file).name;
  const path = join(corpus, "good", file);
  prepareReader(file);
  await setTimeout(READY_MILLISECONDS);
  const { document, seconds, peak } = await timeReading(path, file);
  const source = join(corpus, "reference", `${name}.source.txt`);
  const reference = existsSync(source) ? source : join(corpus, "reference", `${name}.txt`);
  const found = countBigrams(textOf(document));
  const truth = countBigrams(withoutFurniture(await readFile(reference, "utf8")));
  const text = compareCounts(found, truth);
  const ofProse = compareCounts(selectProse(found), selectProse(truth)).f1;
  const headings = await scoreHeadings(corpus, name, document);
  const native = document.format === "pdf" ? pdftotextSeconds(path) : null;
  const ratio = native === null ? null : seconds / native;
  const pace = document.pages === null ? null : (seconds * 1000) / document.pages;
  const cells = [
    name.slice(0, 28).padEnd(29),
    formatPercent(text.precision),
    formatPercent(text.recall),
    formatPercent(text.f1),
    formatPercent(ofProse),
    ...(headings === null
      ? ["     –", "     –", "     –"]
      : [formatPercent(headings.precision), formatPercent(headings.recall), formatPercent(headings.f1)]),
    formatOrDash(seconds, 2, 7),
    formatOrDash(pace, 1, 7),
    formatOrDash(ratio, 1, 7),
    formatOrDash(peak() / 1_048_576, 0, 6),
    String(document.words).padStart(7),
    document.language,
  ];
  return {
    line: cells.join(" "),
    f1: text.f1,
    prose: ofProse,
    heading: headings?.f1 ?? null,
    pace,
    ratio,
    peak: peak(),
  };
}

const dropNulls = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

const USAGE = "Usage: npm run bench:extract -- CORPUS_FOLDER [NAME_PART] [--smallest]";

/** Prints how well each good document of a corpus folder is read; the folder holds good, reference, outline. */
async function main([named, part]: readonly string[]): Promise<void> {
  await using corpus = await openCorpus(named, USAGE);
  const files = (await readdir(join(corpus.folder, "good")))
    .sort()
    .filter((file) => file.includes(part ?? ""));
  console.log(
    "document                      words P      R     F1  prose  head P      R     F1 seconds ms/page  ×pdfto   MB   words",
  );
  const rows: ReadingRow[] = [];
  for (const file of files) {
    const row = await measure(corpus.folder, file);
    console.log(row.line);
    rows.push(row);
  }
  const texts = rows.map((row) => 100 * row.f1);
  const headings = dropNulls(rows.map((row) => row.heading));
  const ratios = dropNulls(rows.map((row) => row.ratio));
  const paces = dropNulls(rows.map((row) => row.pace));
  const table = beginTable(
    `${rows.length} documents read; limit: what their reference texts hold, or pdftotext`,
  );
  table.add({ what: "bigram F1, %: median", limit: 100, we: median(texts), least: 97 });
  table.add({ what: "bigram F1, %: lowest", limit: 100, we: Math.min(...texts), least: 92 });
  const prose = 100 * Math.min(...rows.map((row) => row.prose));
  table.add({ what: "bigram F1 of prose, %: lowest", limit: 100, we: prose });
  if (headings.length > 0)
    table.add({ what: "heading F1, %: median", limit: 100, we: 100 * median(headings), least: 85 });
  if (paces.length > 0) table.add({ what: "ms a page: most", we: Math.max(...paces), most: 20 });
  if (ratios.length > 0) {
    table.add({ what: "time: median; limit: pdftotext", limit: 1, we: median(ratios) });
    table.add({ what: "time: most; limit: pdftotext", limit: 1, we: Math.max(...ratios), mostOfLimit: 5 });
  }
  const memory = Math.max(...rows.map((row) => row.peak)) / 1_048_576;
  table.add({ what: "memory of a reader, MB: most", we: memory, most: 400 });
  table.end();
}

await main(process.argv.slice(2).filter((argument) => !argument.startsWith("--")));
