import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  costOf,
  countUse,
  DocumentError,
  generateCourseInProcess,
  type LeftOut,
  metricsOf,
  openRecordings,
  type ReadDocument,
  type RunCost,
  readDocument,
  rowsOf,
  tableOf,
  traitsOf,
} from "@lehrpfad/engine";
import { modelFor } from "../../server/src/platform/config.ts";
import { openCorpus, SMALLEST, size } from "./options.ts";
import {
  type CourseResult,
  chooseSizes,
  countPages,
  findMissedTargets,
  formatResult,
  headOf,
  isOfModel,
  makeBook,
  summarizeTargets,
} from "./qualityTable.ts";
import { beginTable } from "./table.ts";

const USAGE = `Measures courses over all documents of a folder.

  npm run bench:quality -- DIR [--name PART] [--steps 10,20,50] [--book] [--full]
      [--record DIR | --replay DIR] [--smallest]

--name   only files whose name contains PART
--steps  the numbers of steps; a document too short for one gets the number the writer advises
--book   only the longest document, joined with the next of its language to 300 pages, in 50 steps
--full   all metrics of each course
--record keeps what the model is asked and answers, in a folder for each course
--replay has these answers in place of the model's`;

interface Kept {
  record?: string | undefined;
  replay?: string | undefined;
}

/** How the courses of one bench are written. */
interface Writing {
  full: boolean;
  kept: Kept;
  counter: ReturnType<typeof countUse>;
  /** Whether the columns that were named last are those of courses that a model wrote. */
  ofModel: boolean;
}

interface CourseFailure {
  name: string;
  wished: number;
  reason: string;
}

/** The folder of one course's recordings, where they are asked for. */
function keptOf({ record, replay }: Kept, name: string, wished: number): Kept {
  const own = `${name.replace(/[^\p{L}\p{N}.-]+/gu, "-")}-${wished}`;
  return {
    record: record === undefined ? record : join(record, own),
    replay: replay === undefined ? replay : join(replay, own),
  };
}

/** Makes a course in the pipeline's own process, as the server does, and measures it. */
async function measureCourse(
  name: string,
  documents: ReadDocument[],
  wished: number,
  { kept, counter }: Writing,
): Promise<CourseResult> {
  const { model } = modelFor(process.env, await openRecordings(keptOf(kept, name, wished)));
  let cost: RunCost = { seconds: null, megabytes: null };
  let leftOut: readonly LeftOut[] = [];
  const spoken = documents[0]?.language ?? "other";
  const language = spoken === "other" ? "en" : spoken;
  const course = await generateCourseInProcess(
    { documents, goal: null, title: null, steps: wished, language, difficulty: "standard" },
    {
      saved: [],
      signal: new AbortController().signal,
      onEvent: (event) => {
        if (event.type === "plan") leftOut = event.plan.leftOut ?? [];
        if (event.type === "request") counter.add(event.request);
        if (event.type === "log") cost = costOf(event.details) ?? cost;
      },
    },
    model,
  );
  const { metrics } = metricsOf(course, documents, { goal: null, leftOut, traitsOf });
  return { name, wished, metrics, rows: rowsOf(metrics, cost), cost };
}

const printLine = (text: string) => process.stdout.write(`${text}\n`);

async function readAll(folder: string, part: string): Promise<ReadDocument[]> {
  const files = (await readdir(folder)).sort().filter((file) => file.includes(part));
  const documents: ReadDocument[] = [];
  for (const file of files) {
    try {
      documents.push(await readDocument(join(folder, file), { id: file, name: file }));
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      printLine(`${file} is refused: ${error.code}`);
    }
  }
  return documents;
}

function printHead(writing: Writing, ofModel: boolean): void {
  writing.ofModel = ofModel;
  printLine(headOf(ofModel));
}

async function measureAndPrint(name: string, documents: ReadDocument[], wished: number, writing: Writing) {
  try {
    const result = await measureCourse(name, documents, wished, writing);
    if (isOfModel(result) !== writing.ofModel) printHead(writing, isOfModel(result));
    printLine(formatResult(result));
    if (writing.full) printLine(`${tableOf(result.rows)}\n`);
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    printLine(`${name.slice(0, 34)} ${wished}: FAILED ${reason}`);
    return { name, wished, reason };
  }
}

function writerOf({ replay }: Kept): string {
  if (replay !== undefined) return `what was recorded in ${replay}`;
  return modelFor(process.env, null).model?.model ?? "the built-in writer";
}

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    name: text,
    steps: text,
    book: flag,
    full: flag,
    record: text,
    replay: text,
    smallest: flag,
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  await using corpus = await openCorpus(positionals[0], USAGE);
  const folder = SMALLEST ? join(corpus.folder, "good") : corpus.folder;
  if (!existsSync(folder) || (values.record && values.replay)) throw new Error(USAGE);
  const ofModel = values.replay !== undefined || modelFor(process.env, null).model !== null;
  const writing: Writing = { full: values.full ?? false, kept: values, counter: countUse(), ofModel };
  const documents = await readAll(folder, values.name ?? "");
  printLine(`Written by ${writerOf(values)}`);
  printHead(writing, ofModel);
  const outcomes: (CourseResult | CourseFailure)[] = [];
  if (values.book) {
    const book = makeBook(documents);
    const name = `book of ${countPages(book)} pages`;
    outcomes.push(await measureAndPrint(name, book, 50, writing));
  } else {
    const wished = (values.steps ?? size("10,20,50", "10")).split(",").map(Number);
    if (!wished.every((steps) => Number.isInteger(steps) && steps >= 10 && steps <= 50))
      throw new Error(USAGE);
    for (const document of documents)
      for (const steps of chooseSizes(document.words, wished))
        outcomes.push(await measureAndPrint(document.name, [document], steps, writing));
  }
  const results = outcomes.filter((outcome): outcome is CourseResult => "metrics" in outcome);
  for (const target of summarizeTargets(results)) printLine(target);
  for (const note of writing.counter.replayNotes()) process.stderr.write(`${note}\n`);
  const table = beginTable(`Courses of ${documents.length} documents; limit: all`);
  const all = outcomes.length;
  table.add({ what: "written", limit: all, we: results.length, least: all });
  const whole = results.filter((result) => findMissedTargets(result).length === 0).length;
  table.add({ what: "that meet every target", limit: all, we: whole, least: all });
  table.end();
}

await main();
