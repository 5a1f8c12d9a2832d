import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  adviseSteps,
  type CourseMetrics,
  costOf,
  DocumentError,
  documentText,
  generateCourseInProcess,
  type LeftOut,
  metricsOf,
  type ReadDocument,
  type ReportRow,
  type RunCost,
  readDocument,
  rowsOf,
  tableOf,
} from "@lehrpfad/engine";

const USAGE = `Measures courses over all documents of a folder.

  npm run bench:quality -- DIR [--name PART] [--steps 10,20,50] [--book] [--full]

--name   only files whose name contains PART
--steps  the numbers of steps; a document too short for one gets the number the writer advises
--book   only the longest document, joined with the next of its language to 300 pages, in 50 steps
--full   all metrics of each course`;

const WORDS_FOR_A_STEP = 400;
/** A printed page, for formats without pages. */
const WORDS_PER_PAGE = 300;
const BOOK_PAGES = 300;

interface Result {
  name: string;
  wished: number;
  metrics: CourseMetrics;
  rows: ReportRow[];
  cost: RunCost;
}

interface Failure {
  name: string;
  wished: number;
  reason: string;
}

/** Makes a course in the pipeline's own process, as the server does, and measures it. */
async function measure(name: string, documents: ReadDocument[], wished: number): Promise<Result> {
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
        if (event.type === "log") cost = costOf(event.details) ?? cost;
      },
    },
  );
  const { metrics } = metricsOf(course, documents, { goal: null, leftOut });
  return { name, wished, metrics, rows: rowsOf(metrics, cost), cost };
}

const COLUMNS: [string, number, (result: Result) => string][] = [
  ["document", 34, ({ name }) => name.slice(0, 34)],
  ["N", 4, ({ wished }) => String(wished)],
  ["steps", 6, ({ metrics }) => String(metrics.steps)],
  ["words/step", 15, ({ metrics: { words } }) => `${words.minimum}/${words.median}/${words.maximum}`],
  ["src", 5, ({ metrics }) => metrics.fromSource.toFixed(2)],
  ["cover", 6, ({ metrics }) => metrics.coverage.toFixed(3)],
  ["heads", 6, ({ metrics }) => metrics.headingsKept?.toFixed(2) ?? "–"],
  ["twice%", 7, ({ metrics }) => (metrics.sentencesTwice * 100).toFixed(2)],
  ["good", 5, ({ metrics }) => metrics.goodType.toFixed(2)],
  ["kind", 7, ({ metrics }) => metrics.kind],
  ["run", 4, ({ metrics }) => String(metrics.longestTypeRun)],
  ["long", 5, ({ metrics }) => metrics.rightIsLongest?.toFixed(2) ?? "–"],
  ["unsup", 6, ({ metrics }) => String(metrics.unsupportedRight)],
  ["false", 6, ({ metrics }) => String(metrics.falseInSource)],
  ["read", 5, ({ metrics }) => metrics.readability.median.toFixed(0)],
  ["sec", 6, ({ cost }) => cost.seconds?.toFixed(1) ?? "–"],
  ["MB", 5, ({ cost }) => String(cost.megabytes ?? "–")],
];

const missedOf = ({ rows }: Result) => rows.filter(({ met }) => met === false).map(({ id }) => id);

function line(result: Result): string {
  const cells = COLUMNS.map(([, width, cell]) => cell(result).padEnd(width));
  return `${cells.join(" ")} ${missedOf(result).join(" ")}`.trimEnd();
}

const tell = (text: string) => process.stdout.write(`${text}\n`);

/** For each target: in how many courses it applies, in how many it is met, and where it is missed. */
function summary(results: readonly Result[]): string[] {
  const ids = [...new Set(results.flatMap(({ rows }) => rows.map(({ id }) => id)))];
  return ids.flatMap((id) => {
    const rows = results.flatMap((result) => {
      const own = result.rows.find((row) => row.id === id && row.met !== null);
      return own ? [{ ...own, place: `${result.name.slice(0, 3)}×${result.wished} ${own.value}` }] : [];
    });
    const [first] = rows;
    if (!first) return [];
    const missed = rows.filter(({ met }) => met === false).map(({ place }) => place);
    const met = `${rows.length - missed.length} of ${rows.length}`;
    return [
      `${first.label.padEnd(42)} ${first.target.padEnd(12)} met in ${met}  ${missed.join("; ")}`.trimEnd(),
    ];
  });
}

/** The numbers of steps that a text allows; the advised number stands in for those it does not. */
function sizesFor(words: number, wished: readonly number[]): number[] {
  const sizes = wished.map((steps) =>
    words >= steps * WORDS_FOR_A_STEP ? steps : adviseSteps(words, steps).steps,
  );
  return [...new Set(sizes)];
}

async function readAll(folder: string, part: string): Promise<ReadDocument[]> {
  const files = (await readdir(folder)).sort().filter((file) => file.includes(part));
  const documents: ReadDocument[] = [];
  for (const file of files) {
    try {
      documents.push(await readDocument(join(folder, file), { id: file, name: file }));
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      tell(`${file} is refused: ${error.code}`);
    }
  }
  return documents;
}

const pagesOf = (documents: readonly ReadDocument[]) =>
  documents.reduce((sum, { pages, words }) => sum + (pages ?? Math.round(words / WORDS_PER_PAGE)), 0);

/** The longest document, with the next longest of its language until they make a book. */
function bookOf(all: readonly ReadDocument[]): ReadDocument[] {
  const ordered = [...all].sort((a, b) => documentText(b).length - documentText(a).length);
  const [longest] = ordered;
  const book: ReadDocument[] = [];
  const candidates = ordered.filter(({ language }) => language === longest?.language);
  for (let round = 1; pagesOf(book) < BOOK_PAGES && candidates.length > 0; round++)
    for (const document of candidates)
      if (pagesOf(book) < BOOK_PAGES) book.push({ ...document, id: `${document.id} ${round}` });
  return book;
}

async function run(name: string, documents: ReadDocument[], wished: number, full: boolean) {
  try {
    const result = await measure(name, documents, wished);
    tell(line(result));
    if (full) tell(`${tableOf(result.rows)}\n`);
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tell(`${name.slice(0, 34)} ${wished}: FAILED ${reason}`);
    return { name, wished, reason };
  }
}

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = { name: text, steps: text, book: flag, full: flag };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || !existsSync(folder)) throw new Error(USAGE);
  const documents = await readAll(folder, values.name ?? "");
  tell(COLUMNS.map(([title, width]) => title.padEnd(width)).join(" "));
  const outcomes: (Result | Failure)[] = [];
  const full = values.full ?? false;
  if (values.book) {
    const book = bookOf(documents);
    const name = `book of ${pagesOf(book)} pages`;
    outcomes.push(await run(name, book, 50, full));
  } else {
    const wished = (values.steps ?? "10,20,50").split(",").map(Number);
    for (const document of documents)
      for (const steps of sizesFor(document.words, wished))
        outcomes.push(await run(document.name, [document], steps, full));
  }
  const results = outcomes.filter((outcome): outcome is Result => "metrics" in outcome);
  const failures = outcomes.length - results.length;
  tell(`\n${results.length} courses of ${documents.length} documents, ${failures} failed`);
  for (const target of summary(results)) tell(target);
  process.exitCode = failures > 0 || results.some((result) => missedOf(result).length > 0) ? 1 : 0;
}

await main();
