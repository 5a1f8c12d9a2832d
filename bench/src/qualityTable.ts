import {
  adviseSteps,
  type CourseMetrics,
  documentText,
  type ReadDocument,
  type ReportRow,
  type RunCost,
  WORDS_FOR_A_STEP,
} from "@lehrpfad/engine";

/** A printed page, for formats without pages. */
const WORDS_PER_PAGE = 300;
const BOOK_PAGES = 300;

/** A course that was made and measured. */
export interface CourseResult {
  name: string;
  wished: number;
  metrics: CourseMetrics;
  rows: ReportRow[];
  cost: RunCost;
}

type Column = [title: string, width: number, cell: (result: CourseResult) => string];

const SHARED: Column[] = [
  ["document", 34, ({ name }) => name.slice(0, 34)],
  ["N", 4, ({ wished }) => String(wished)],
  ["steps", 6, ({ metrics }) => String(metrics.steps)],
  ["words/step", 15, ({ metrics: { words } }) => `${words.minimum}/${words.median}/${words.maximum}`],
];
const COST: Column[] = [
  ["read", 5, ({ metrics }) => metrics.readability.median.toFixed(0)],
  ["sec", 6, ({ cost }) => cost.seconds?.toFixed(1) ?? "–"],
  ["MB", 5, ({ cost }) => String(cost.megabytes ?? "–")],
];
const LIFTED: Column[] = [
  ["src", 5, ({ metrics }) => metrics.fromSource.toFixed(2)],
  ["cover", 6, ({ metrics }) => metrics.coverage.toFixed(3)],
  ["heads", 6, ({ metrics }) => metrics.headingsKept?.toFixed(2) ?? "–"],
  ["twice%", 7, ({ metrics }) => (metrics.sentencesTwice * 100).toFixed(2)],
  ["drafts", 6, ({ metrics }) => String(metrics.drafts)],
  ["kind", 7, ({ metrics }) => metrics.kind],
  ["run", 4, ({ metrics }) => String(metrics.longestTypeRun)],
  ["long", 5, ({ metrics }) => metrics.rightIsLongest?.toFixed(2) ?? "–"],
  ["unsup", 6, ({ metrics }) => String(metrics.unsupportedRight)],
  ["false", 6, ({ metrics }) => String(metrics.falseInSource)],
];

const shown = (value: number | null | undefined, digits = 2) => value?.toFixed(digits) ?? "–";
const levels = ({ metrics: { model } }: CourseResult) =>
  [model?.levels.recall, model?.levels.understanding, model?.levels.application].join("/");
const OF_MODEL: Column[] = [
  ["model", 6, ({ metrics }) => shown(metrics.model?.steps, 0)],
  ["objct", 6, ({ metrics }) => shown(metrics.model?.objectivesCovered)],
  ["levels", 9, levels],
  ["proof", 6, ({ metrics }) => shown(metrics.model?.questionsProven)],
  ["srcs", 5, ({ metrics }) => shown(metrics.model?.stepsProven)],
  ["nums", 5, ({ metrics }) => shown(metrics.model?.inventedNumbers?.length, 0)],
  ["named", 6, ({ metrics }) => shown(metrics.model?.assigned, 3)],
  ["copied", 7, ({ metrics }) => shown(metrics.model?.copying?.maximum)],
  ["fits", 5, ({ metrics }) => shown(metrics.model?.readabilityFits)],
  ["terms", 6, ({ metrics }) => shown(metrics.model?.termsInTwoMeanings.length, 0)],
  ["long", 5, ({ metrics }) => shown(metrics.rightIsLongest)],
];

const columnsFor = (ofModel: boolean) => [...SHARED, ...(ofModel ? OF_MODEL : LIFTED), ...COST];

/** Whether a course has its line in the table for courses that a model wrote. */
export const isOfModel = ({ metrics }: CourseResult): boolean => metrics.model !== null;

/** Ids of the targets that a course misses. */
export const findMissedTargets = ({ rows }: CourseResult) =>
  rows.filter(({ met }) => met === false).map(({ id }) => id);

/** The heads of the columns of `formatResult`, for courses that a model wrote and for the others. */
export const headOf = (ofModel: boolean): string =>
  columnsFor(ofModel)
    .map(([title, width]) => title.padEnd(width))
    .join(" ");

/** One course as a line of the table. */
export function formatResult(result: CourseResult): string {
  const cells = columnsFor(isOfModel(result)).map(([, width, cell]) => cell(result).padEnd(width));
  return `${cells.join(" ")} ${findMissedTargets(result).join(" ")}`.trimEnd();
}

/** For each target: in how many courses it applies, in how many it is met, and where it is missed. */
export function summarizeTargets(results: readonly CourseResult[]): string[] {
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
export function chooseSizes(words: number, wished: readonly number[]): number[] {
  const sizes = wished.map((steps) =>
    words >= steps * WORDS_FOR_A_STEP ? steps : adviseSteps(words, steps).steps,
  );
  return [...new Set(sizes)];
}

/** Pages of some documents; words stand in where a format has none. */
export const countPages = (documents: readonly ReadDocument[]) =>
  documents.reduce((sum, { pages, words }) => sum + (pages ?? Math.round(words / WORDS_PER_PAGE)), 0);

/** The longest document, with the next longest of its language until they make a book. */
export function makeBook(all: readonly ReadDocument[]): ReadDocument[] {
  const ordered = [...all].sort((a, b) => documentText(b).length - documentText(a).length);
  const [longest] = ordered;
  const book: ReadDocument[] = [];
  const candidates = ordered.filter(({ language }) => language === longest?.language);
  for (let round = 1; countPages(book) < BOOK_PAGES && candidates.length > 0; round++)
    for (const document of candidates)
      if (countPages(book) < BOOK_PAGES) book.push({ ...document, id: `${document.id} ${round}` });
  return book;
}
