import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { ReadDocument } from "@lehrpfad/engine";
import { readDocument } from "@lehrpfad/engine";

/** Precision, recall and their harmonic mean, each 0 to 1. */
interface Score {
  precision: number;
  recall: number;
  f1: number;
}

function tokens(text: string): string[] {
  return (
    text
      .replace(/ı(?=\p{M})/gu, "i")
      .normalize("NFKC")
      .replace(/\u00AD/g, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function counts(keys: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

function score(found: Map<string, number>, truth: Map<string, number>): Score {
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

function bigrams(text: string): Map<string, number> {
  const words = tokens(text);
  return counts(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

function headingKey(title: string): string {
  return tokens(title).join("").replace(/^\d+/, "");
}

/**
 * The reference texts are another tool's output: lines that come again on many pages (running headers,
 * page numbers apart), contents with dot leaders and descriptions of pictures in brackets are left out.
 */
function withoutFurniture(reference: string): string {
  const key = (line: string): string => line.replace(/\d+/g, "#").replace(/\s+/g, " ").trim();
  const lines = reference.split("\n");
  const seen = counts(lines.map(key));
  return lines
    .filter((line) => (seen.get(key(line)) ?? 0) < 5 && !/(?:\.\s?){5,}/.test(line))
    .join("\n")
    .replace(/\[(?:[^[\]]|\[[^[\]]*\]){60,}\]/g, " ");
}

/** Scores headings at the depth of the outline: deeper headings of the document are no mistake. */
function headingScore(document: ReadDocument, wanted: Map<string, number>): Score {
  const depths = [1, 2, 3, 4, 5, 6].map((depth) => {
    const found = document.outline
      .filter((entry) => entry.level <= depth)
      .map((entry) => headingKey(entry.title));
    return score(counts(found.filter((key) => key !== "")), wanted);
  });
  return depths.reduce((best, next) => (next.f1 > best.f1 ? next : best));
}

function words(document: ReadDocument): string {
  return document.blocks.map((block) => block.text).join("\n");
}

const percent = (value: number): string => (value * 100).toFixed(1).padStart(5);

async function measure(
  corpus: string,
  file: string,
): Promise<{ row: string; f1: number; heading: number | null }> {
  const name = parse(file).name;
  const started = performance.now();
  const document = await readDocument(join(corpus, "good", file), { id: name, name: file });
  const seconds = (performance.now() - started) / 1000;
  const source = join(corpus, "reference", `${name}.source.txt`);
  const reference = existsSync(source) ? source : join(corpus, "reference", `${name}.txt`);
  const text = score(bigrams(words(document)), bigrams(withoutFurniture(await readFile(reference, "utf8"))));
  const outline = join(corpus, "outline", `${name}.txt`);
  let headings: Score | null = null;
  if (existsSync(outline)) {
    const wanted = (await readFile(outline, "utf8"))
      .split("\n")
      .map(headingKey)
      .filter((key) => key !== "");
    headings = headingScore(document, counts(wanted));
  }
  const headingText =
    headings === null
      ? "    –     –     –"
      : `${percent(headings.precision)} ${percent(headings.recall)} ${percent(headings.f1)}`;
  const pace = document.pages === null ? "  –" : ((seconds * 1000) / document.pages).toFixed(1);
  const row = `${name.slice(0, 34).padEnd(35)}${percent(text.precision)} ${percent(text.recall)} ${percent(text.f1)}  ${headingText}  ${seconds.toFixed(2).padStart(6)} ${pace.padStart(6)} ${String(document.words).padStart(6)} ${document.language} ${document.blocks.length}`;
  return { row, f1: text.f1, heading: headings?.f1 ?? null };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints how well each good document of a corpus folder is read; the folder holds good, reference, outline. */
async function main(): Promise<void> {
  const corpus = process.argv[2];
  if (corpus === undefined) throw new Error("Usage: npm run bench:extract -- CORPUS_FOLDER [NAME_PART]");
  const files = (await readdir(join(corpus, "good")))
    .sort()
    .filter((file) => file.includes(process.argv[3] ?? ""));
  console.log(`${"document".padEnd(35)}words P     R    F1  headings P  R    F1    seconds ms/page words`);
  const texts: number[] = [];
  const headings: number[] = [];
  for (const file of files) {
    const { row, f1, heading } = await measure(corpus, file);
    console.log(row);
    texts.push(f1);
    if (heading !== null) headings.push(heading);
  }
  console.log(
    `bigram F1: median ${percent(median(texts))}, lowest ${percent(Math.min(...texts))}; heading F1: median ${headings.length === 0 ? "–" : percent(median(headings))}`,
  );
}

await main();
