import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { linesOf, type WrittenChoice } from "@lehrpfad/contract/questions";
import { COURSE_LANGUAGES, DIFFICULTIES } from "@lehrpfad/contract/vocabulary";
import { fill, loadDictionary } from "@lehrpfad/i18n";
import { DocumentError, readDocument } from "./documents/index.ts";
import { STEPS } from "./limits.ts";
import { generateCourseInProcess } from "./pipeline/index.ts";
import { courseFrom } from "./quality/metrics/courseFile.ts";
import { CourseFileError } from "./quality/metrics/fields.ts";
import { type MadeFor, metricsOf } from "./quality/metrics/metrics.ts";
import type { Measured } from "./quality/metrics/text.ts";
import { modelFindings } from "./quality/report/modelRows.ts";
import { costOf, type RunCost, rowsOf, tableOf } from "./quality/report/targets.ts";
import { wholeText } from "./text/steps.ts";
import type {
  Course,
  CourseRequest,
  CourseStep,
  CoverageMap,
  Difficulty,
  GenerationOptions,
  Language,
  LeftOut,
  Question,
  ReadDocument,
  Source,
} from "./types/index.ts";
import { moneyOf, type Prices } from "./writers/model/cost.ts";
import { openRecordings } from "./writers/model/recordings.ts";
import type { ModelSettings, Recordings } from "./writers/model/settings.ts";
import { countUse, type ModelUse } from "./writers/model/use.ts";
import { traitsOf } from "./writers/traits.ts";

const USAGE = `Makes a course of documents.

  npm run course -- FILE... [--goal TEXT] [--steps N] [--language de|en|fr|es|it]
      [--difficulty elementary|highschool|university|standard]
      [--format json|markdown] [--out FILE] [--report] [--record DIR | --replay DIR]

Measures a course that is there already:

  npm run course -- FILE... --course COURSE.json

Writes a course that was exported as Markdown with course.json in another format:

  npm run course -- COURSE.zip --format html|scorm12|scorm2004|cmi5|epub|pdf|moodle|gift
      [--pass PERCENT] [--figures full|small|none] [--answers true|false] [--out FILE]

--report prints what the course is measured by, each value beside its target, in place of the course;
with --out the course is written as well.
--record keeps what the language model is asked and answers; --replay has these answers in its place.
`;
const WORDS_PER_STEP = 500;
/** A short course costs less than a cent. */
const MONEY_DIGITS = 4;

/** Who writes, the built-in writer where it is null, and what that costs. */
interface Writing {
  model: ModelSettings | null;
  prices: Prices | null;
}
type ModelFor = (recordings: Recordings | null) => Writing;

/** Something the person at the keyboard can put right; its message is all that is shown. */
class UsageError extends Error {}

function oneOf<Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) throw new UsageError(`--${name} takes one of ${choices.join(", ")}, not "${value}".`);
  return choice;
}

function readArguments(args: string[]) {
  const text = { type: "string" } as const;
  const asked = { goal: text, steps: text, language: text, difficulty: text, format: text, out: text };
  const kept = { record: text, replay: text };
  const options = { ...asked, ...kept, course: text, report: { type: "boolean" } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function stepsFrom(value: string | undefined, words: number): number {
  const { minimum, maximum } = STEPS;
  if (value === undefined) return Math.max(minimum, Math.min(maximum, Math.round(words / WORDS_PER_STEP)));
  const steps = Number(value);
  if (!Number.isInteger(steps) || steps < minimum || steps > maximum) {
    throw new UsageError(`--steps takes a whole number from ${minimum} to ${maximum}, not "${value}".`);
  }
  return steps;
}

const plainSource = ({ documentName, page, paragraph, quote }: Source) => ({
  document: documentName,
  page,
  paragraph,
  quote,
});

/** Sections with their sources as JSON has them. */
function plainSections(sections: CourseStep["sections"]) {
  const plain = <Cited extends { source: Source | null }>(cited: readonly Cited[]) =>
    cited.map((one) => ({ ...one, source: one.source && plainSource(one.source) }));
  return {
    objectives: plain(sections.objectives),
    keyPoints: plain(sections.keyPoints),
    reflections: plain(sections.reflections),
    terms: plain(sections.terms),
    next: sections.next,
  };
}

const plainQuestion = <Asked extends Question>(question: Asked) => ({
  ...question,
  source: question.source && plainSource(question.source),
});

/** The course as JSON; sources name their document, page and exact quote. */
function asJson(course: Course): string {
  const steps = course.steps.map(
    ({ title, content, sections, summary, words, sources, question, exercises, writer, fallback }) => ({
      ...{ title, content, summary, words, writer, fallback },
      sections: plainSections(sections),
      sources: sources.map(plainSource),
      question: question && plainQuestion(question),
      exercises: exercises.map(plainQuestion),
    }),
  );
  return `${JSON.stringify({ ...course, steps }, null, 2)}\n`;
}

/** An option of a question, and beneath it what is said to whoever takes it. */
function optionMarkdown({ text, correct, feedback }: WrittenChoice["options"][number]): string[] {
  return [
    `- [${correct ? "x" : " "}] ${text}`,
    ...(feedback ? [`  > ${feedback.replaceAll("\n", "\n  > ")}`] : []),
  ];
}

/** What answers a question, in Markdown. */
function solutionOf(question: Question): string {
  switch (question.kind) {
    case "choice":
      return question.options.flatMap(optionMarkdown).join("\n");
    case "self":
      return [question.passage, question.points.map((point) => `- ${point}`).join("\n")].join("\n\n").trim();
    case "order":
      return question.items.map(({ text }, at) => `${at + 1}. ${text}`).join("\n");
    default:
      return linesOf(question)
        .map((line) => `- ${line}`)
        .join("\n");
  }
}

/** A question with its solution; a fallback with why it stands there. */
function askedMarkdown(question: Question): string[] {
  const { kind, form, text, explanation, reason } = question;
  return [
    `### ${text}`,
    `*${[kind, form].filter(Boolean).join(", ")}*`,
    solutionOf(question),
    ...[explanation, reason].flatMap((told) => (told ? [`> ${told}`] : [])),
  ];
}

function asMarkdown(course: Course): string {
  const steps = course.steps.map((step) => {
    const { position, title, summary, question, exercises } = step;
    return [
      `## ${position}. ${title}`,
      wholeText(step, course.language).replace(/^(##+) /gm, "#$1 "),
      ...(summary ? [`**${summary}**`] : []),
      ...[...exercises, ...(question ? [question] : [])].flatMap(askedMarkdown),
    ].join("\n\n");
  });
  return `${[`# ${course.title}`, ...steps].join("\n\n")}\n`;
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function readAll(files: string[]): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  for (const [number, file] of files.entries()) {
    const document = await readDocument(file, { id: `document-${number + 1}`, name: basename(file) });
    tell(`${document.name}: ${document.words} words, ${document.language}`);
    documents.push(document);
  }
  return documents;
}

function requestFrom(
  values: ReturnType<typeof readArguments>["values"],
  documents: ReadDocument[],
): CourseRequest {
  const words = documents.reduce((sum, document) => sum + document.words, 0);
  const spoken = documents.find(({ language }) => language !== "other")?.language ?? "en";
  const difficulty: Difficulty = oneOf("difficulty", values.difficulty ?? "standard", DIFFICULTIES);
  const language: Language = oneOf("language", values.language ?? spoken, COURSE_LANGUAGES);
  return {
    documents,
    goal: values.goal ?? null,
    title: null,
    steps: stepsFrom(values.steps, words),
    language,
    difficulty,
  };
}

/** What is not wholly taught of each document, a line for each section. */
function gapsOf(map: CoverageMap): string[] {
  return map.flatMap(({ documentName, sections }) => {
    const gaps = sections.filter(({ state, leftOut }) => state !== "taught" && leftOut.length > 0);
    const lines = gaps.map(({ title, page, paragraph, leftOut }) => {
      const place = page === null ? `paragraph ${paragraph}` : `page ${page}`;
      const reasons = leftOut.map(({ reason, words }) => `${reason} ${words}`).join(", ");
      return `  ${title.slice(0, 60)} (${place}): ${reasons}`;
    });
    return lines.length > 0 ? ["", `Left out of ${documentName}, words by reason:`, ...lines] : [];
  });
}

function printReport(course: Measured, documents: ReadDocument[], made: MadeFor, cost: RunCost): void {
  const { metrics, coverage } = metricsOf(course, documents, made);
  const findings = metrics.model === null ? [] : modelFindings(metrics.model);
  const lines = [tableOf(rowsOf(metrics, cost)), ...gapsOf(coverage.map), ...findings];
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function measure(file: string, documents: ReadDocument[]): Promise<void> {
  const json: unknown = JSON.parse(await readFile(file, "utf8"));
  const course = courseFrom(json, documents);
  printReport(course, documents, { goal: null, leftOut: [], traitsOf }, { seconds: null, megabytes: null });
}

/** Makes the course in a process of its own, as the server does; what the report tells is noted. */
async function make(
  request: CourseRequest,
  { model, prices }: Writing,
): Promise<{ course: Course; made: MadeFor; cost: RunCost }> {
  let cost: RunCost = { seconds: null, megabytes: null };
  let leftOut: readonly LeftOut[] = [];
  const counter = countUse();
  const options: GenerationOptions = {
    saved: [],
    signal: new AbortController().signal,
    onEvent: (event) => {
      if (event.type === "phase") tell(event.phase);
      if (event.type === "plan") leftOut = event.plan.leftOut ?? [];
      if (event.type === "step") tell(`  ${event.step.position}/${request.steps} ${event.step.title}`);
      if (event.type === "request") counter.add(event.request);
      if (event.type === "log") cost = costOf(event.details) ?? cost;
    },
  };
  const course = await generateCourseInProcess(request, options, model);
  tell(writtenBy(course, model));
  if (model !== null) tell(modelUseLine(counter.use(), cost, prices));
  for (const note of counter.replayNotes()) tell(note);
  return { course, made: { goal: request.goal, leftOut, traitsOf }, cost };
}

/** What a run used of the model: requests, tokens, time, and money where prices are known. */
function modelUseLine(use: ModelUse, { seconds }: RunCost, prices: Prices | null): string {
  const { requests, inputTokens, outputTokens } = use;
  const money = prices === null ? [] : [`${moneyOf(use, prices).toFixed(MONEY_DIGITS)} ${prices.currency}`];
  const time = seconds === null ? [] : [`${seconds} s`];
  const counts = [`${requests} requests`, `${inputTokens} tokens in`, `${outputTokens} tokens out`];
  return [...counts, ...time, ...money].join(", ");
}

/** Which writer wrote how many steps. */
function writtenBy({ steps }: Course, model: ModelSettings | null): string {
  const names = {
    builtin: "the built-in writer",
    model: model?.model ?? "a model",
    placeholder: "nobody yet",
  };
  const counts = Object.entries(Object.groupBy(steps, ({ writer }) => writer));
  const parts = counts.map(
    ([writer, own]) => `${own?.length ?? 0} by ${names[writer as keyof typeof names]}`,
  );
  return `${steps.length} steps: ${parts.join(", ")}`;
}

async function run(args: readonly string[], modelFor: ModelFor): Promise<void> {
  const { values, positionals } = readArguments([...args]);
  if (positionals.length === 0 && !values.goal) throw new UsageError(USAGE);
  const format = oneOf("format", values.format ?? "json", ["json", "markdown"]);
  const documents = await readAll(positionals);
  if (values.course) return await measure(values.course, documents);
  const request = requestFrom(values, documents);
  const writing = modelFor(await openRecordings(values));
  const { course, made, cost } = await make(request, writing);
  const output = format === "json" ? asJson(course) : asMarkdown(course);
  if (values.out) await writeFile(values.out, output);
  if (values.report) printReport(course, documents, made, cost);
  else if (!values.out) process.stdout.write(output);
}

/** One line that tells why there is no course, in the language asked for. */
async function reasonOf(error: unknown, args: readonly string[]): Promise<string> {
  if (error instanceof UsageError || error instanceof CourseFileError) return error.message;
  if (error instanceof SyntaxError) return "The course file is no JSON.";
  if (error instanceof DocumentError) {
    const wished = args[args.indexOf("--language") + 1];
    const language = COURSE_LANGUAGES.find((candidate) => candidate === wished) ?? "en";
    const { documents } = await loadDictionary(language);
    const { code, params } = error;
    if (code !== "document_too_short") return fill(documents[code], params);
    const isOne = new Intl.PluralRules(language).select(Number(params.count)) === "one";
    return fill(documents[`${code}_${isOne ? "one" : "other"}`], params);
  }
  const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
  if (missing) return "There is no such file. Please check its name.";
  return error instanceof Error ? error.message : String(error);
}

/**
 * The command line of `npm run course`: makes a course of documents, or measures one. The course goes to standard output or
 * a file, everything else to standard error; what went wrong is said in one line.
 *
 * @param modelFor the language model that writes, with the recordings that are asked for, and its prices
 * @returns the exit code
 */
export async function runCommandLine(args: readonly string[], modelFor: ModelFor): Promise<number> {
  try {
    await run(args, modelFor);
    return 0;
  } catch (error) {
    tell(await reasonOf(error, args));
    return 1;
  }
}
