import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { faultsOf } from "@lehrpfad/contract";
import {
  type Course,
  DocumentError,
  generateCourseInProcess,
  type ReadDocument,
  readDocument,
} from "@lehrpfad/engine";
import { openCorpus } from "./options.ts";
import { measurePromises } from "./promises.ts";
import { beginTable } from "./table.ts";

/** Words from which a document honestly gives ten steps. */
const WORDS_FOR_TEN_STEPS = 2_000;

interface CorpusRow {
  file: string;
  result: string;
  words: number | null;
  steps: number | null;
  "words/step min": number | null;
  median: number | null;
  questions: string;
  "longest right": string;
  places: string;
  coverage: string;
  "bad quotes": number | null;
  seconds: string;
  /** Rules that this file broke. */
  broken: string;
}

function findBrokenRules(document: ReadDocument, course: Course): string[] {
  const questions = course.steps.flatMap(({ question }) => (question ? [question] : []));
  return [
    ...(document.words >= WORDS_FOR_TEN_STEPS && course.steps.length < 10 ? ["fewer than ten steps"] : []),
    ...(questions.every((question) => faultsOf(question).length === 0) ? [] : ["a question of unsound form"]),
    ...(course.report.unverifiedQuotes === 0 ? [] : ["a quote that does not stand in the document"]),
  ];
}

function describeCourse(file: string, document: ReadDocument, course: Course, seconds: number): CorpusRow {
  const { report } = course;
  return {
    file,
    result: `course (${document.language})`,
    words: document.words,
    steps: course.steps.length,
    "words/step min": report.words.minimum,
    median: report.words.median,
    questions: `${report.questions}/${course.steps.length} (${Object.entries(report.questionTypes)
      .map(([type, count]) => `${type} ${count}`)
      .join(", ")})`,
    "longest right": report.rightIsLongest.toFixed(2),
    places: report.rightPositions.join("/"),
    coverage: report.coverage.toFixed(2),
    "bad quotes": report.unverifiedQuotes,
    seconds: seconds.toFixed(1),
    broken: findBrokenRules(document, course).join("; "),
  };
}

function describeRefusal(file: string, code: string, seconds: number, broken: string): CorpusRow {
  const nothing = { words: null, steps: null, "words/step min": null, median: null, "bad quotes": null };
  return {
    file,
    result: code,
    ...nothing,
    questions: "",
    "longest right": "",
    places: "",
    coverage: "",
    seconds: seconds.toFixed(1),
    broken,
  };
}

async function measure(folder: string, file: string, mustWork: boolean): Promise<CorpusRow> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const document = await readDocument(join(folder, file), { id: "d", name: file });
    const language = document.language === "other" ? "en" : document.language;
    const steps = Math.max(10, Math.min(50, Math.round(document.words / 500)));
    const request = {
      documents: [document],
      goal: null,
      title: null,
      steps,
      language,
      difficulty: "standard" as const,
    };
    const options = { saved: [], signal: new AbortController().signal, onEvent: () => undefined };
    return describeCourse(file, document, await generateCourseInProcess(request, options), seconds());
  } catch (error) {
    if (error instanceof DocumentError)
      return describeRefusal(file, error.code, seconds(), mustWork ? "refused a good file" : "");
    return describeRefusal(file, String(error), seconds(), "failed without a reason for the creator");
  }
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort();
}

const USAGE =
  "Usage: npm run bench:corpus -- DIR [--promises NUMBER] [--only] [--smallest] (with the folders good and bad; --only the promises)";
const flag = { type: "boolean" } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { promises: { type: "string", default: "10" }, only: flag, smallest: flag },
});

async function main(): Promise<void> {
  await using corpus = await openCorpus(positionals[0], USAGE);
  const promised = await measurePromises(join(corpus.folder, "good"), Number(values.promises));
  console.table(promised);
  const rows: CorpusRow[] = [];
  for (const kind of values.only ? [] : ["good", "bad"]) {
    const folder = join(corpus.folder, kind);
    for (const file of await listFiles(folder)) rows.push(await measure(folder, file, kind === "good"));
  }
  console.table(rows);
  const table = beginTable("Files that keep every rule; limit: all");
  for (const [what, some] of [
    ["courses beside what was announced", promised],
    ["files", rows],
  ] as const)
    table.add({ what, limit: some.length, we: some.filter((row) => !row.broken).length, least: some.length });
  table.end();
}

await main();
