import type { CourseMetrics } from "../metrics/metrics.ts";
import { FULL_STEP } from "../metrics/text.ts";

/** What one run cost; null where nobody measured it. */
export interface RunCost {
  /** Seconds from the read documents to the course. */
  seconds: number | null;
  /** Most memory that the process held. */
  megabytes: number | null;
}

/** The cost that a process of the pipeline logs at its end; null for any other log entry. */
export function costOf(details: Record<string, string | number>): RunCost | null {
  const { seconds, megabytes } = details;
  return typeof seconds === "number" && typeof megabytes === "number" ? { seconds, megabytes } : null;
}

/** One line of a report: a value, what it should be, and whether it is. */
export interface ReportRow {
  id: string;
  label: string;
  value: string;
  /** Empty where the value only informs. */
  target: string;
  /** Null where there is no target, or where it does not apply to this course. */
  met: boolean | null;
}

/** Words of the documents for a step from which 500 words a step are due. */
const WORDS_FOR_A_STEP = 400;
const LARGE = 60_000;
const SMALL_SAMPLE = 8;

const percent = (value: number | null): string => (value === null ? "–" : `${(value * 100).toFixed(1)} %`);
const number = (value: number | null, digits = 0): string => (value === null ? "–" : value.toFixed(digits));
const check = (value: number | null, holds: (value: number) => boolean) =>
  value === null ? null : holds(value);

function row(id: string, label: string, value: string, target = "", met: boolean | null = null): ReportRow {
  return { id, label, value, target, met };
}

function textRows(metrics: CourseMetrics): ReportRow[] {
  const { words, readability } = metrics;
  const due = metrics.teachableWords >= WORDS_FOR_A_STEP * metrics.steps;
  const wanted = metrics.documentWords > LARGE ? 0.9 : 0.98;
  const m = metrics;
  return [
    row("steps", "steps", String(m.steps)),
    row(
      "words",
      "words a step: min / median / max",
      `${words.minimum} / ${words.median} / ${words.maximum}`,
      due ? `min ≥ ${FULL_STEP}` : `min ≥ ${FULL_STEP} (text too short)`,
      due ? words.minimum >= FULL_STEP : null,
    ),
    row(
      "shortSteps",
      `steps below ${FULL_STEP} words`,
      String(m.shortSteps),
      "0",
      due ? m.shortSteps === 0 : null,
    ),
    row("fromSource", "step words from the source", percent(m.fromSource)),
    row("coverage", "source coverage", percent(m.coverage), `≥ ${percent(wanted)}`, m.coverage >= wanted),
    row("excused", "no teaching text (contents, licence …)", percent(m.excused)),
    row(
      "headingsKept",
      "headings kept",
      percent(m.headingsKept),
      "≥ 98.0 %",
      check(m.headingsKept, (v) => v >= 0.98),
    ),
    row("startsAtHeading", "steps that start at a heading", percent(m.startsAtHeading)),
    row(
      "sentencesTwice",
      "sentences in two steps",
      percent(m.sentencesTwice),
      "≤ 0.5 %",
      m.sentencesTwice <= 0.005,
    ),
    row("unverifiedQuotes", "unverified quotes", String(m.unverifiedQuotes), "0", m.unverifiedQuotes === 0),
    row(
      "paragraphsWithSource",
      "paragraphs with source",
      percent(m.paragraphsWithSource),
      "100.0 %",
      check(m.paragraphsWithSource, (v) => v === 1),
    ),
    row(
      "otherLanguage",
      "words in another language",
      percent(m.otherLanguage),
      "≤ 1.0 %",
      m.otherLanguage <= 0.01,
    ),
    row(
      "readability",
      "readability: min / median / max",
      [readability.minimum, readability.median, readability.maximum].map((v) => v.toFixed(0)).join(" / "),
    ),
  ];
}

/** χ² of three degrees of freedom that even places exceed once in a hundred courses. */
const CHI_SQUARE = 11.34;

/** A count that should be nothing. */
function none(id: string, label: string, count: number, applies: boolean): ReportRow {
  return row(id, label, String(count), "0", applies ? count === 0 : null);
}

function typeRows(m: CourseMetrics): ReportRow[] {
  const good = m.kind === "prose" ? 0.95 : 0.8;
  const types = Object.entries(m.types).sort((a, b) => b[1] - a[1]);
  const label = `steps with a good question (${m.kind})`;
  return [
    row("goodType", label, percent(m.goodType), `≥ ${percent(good)}`, m.goodType >= good),
    row("exercises", "exercises within the steps", String(m.exercises)),
    row("fallbackQuestions", "questions that stand in for better ones", String(m.fallbackQuestions)),
    row("types", "question types", types.map(([type, count]) => `${type} ${count}`).join(" ") || "–"),
    row("typeEntropy", "entropy of the types (bits)", number(m.typeEntropy, 2)),
    row("longestTypeRun", "same type in a row", String(m.longestTypeRun)),
    none("repeatedQuestions", "repeated questions", m.repeatedQuestions, m.questions > 0),
  ];
}

function optionRows(m: CourseMetrics): ReportRow[] {
  const { rightTrigrams: trigrams, rightIsLongest: longest, longestToShortest: ratio } = m;
  const asked = m.questions > 0;
  const enough = m.rightPositions.reduce((sum, count) => sum + count, 0) >= SMALL_SAMPLE;
  const places = `${m.rightPositions.join("/")} (${m.positionChiSquare.toFixed(1)})`;
  const even = enough ? m.positionChiSquare < CHI_SQUARE : null;
  const atLeast = check(trigrams, (value) => value >= 0.97);
  const seldom = check(longest, (value) => value <= 0.3);
  const alike = check(ratio, (value) => value <= 2);
  return [
    row("rightTrigrams", "trigrams of right options in the source", percent(trigrams), "≥ 97.0 %", atLeast),
    none("unsupportedRight", "right options not supported", m.unsupportedRight, asked),
    none("falseInSource", "false options stated in the source", m.falseInSource, asked),
    row("rightIsLongest", "right option is the longest", percent(longest), "≤ 30.0 %", seldom),
    row("longestToShortest", "longest ÷ shortest option (median)", number(ratio, 2), "≤ 2.00", alike),
    row("rightPositions", "places of the right option (χ²)", places, `χ² < ${CHI_SQUARE}`, even),
    none("duplicateOptions", "questions with equal options", m.duplicateOptions, asked),
    none("unanswerableOpeners", "options that point elsewhere", m.unanswerableOpeners, asked),
  ];
}

const MOST_SECONDS = 15;
const MOST_MEGABYTES = 600;

function costRows({ seconds, megabytes }: RunCost): ReportRow[] {
  return [
    row(
      "seconds",
      "seconds after extraction",
      number(seconds, 2),
      `< ${MOST_SECONDS}`,
      check(seconds, (v) => v < MOST_SECONDS),
    ),
    row(
      "megabytes",
      "peak memory (MB)",
      number(megabytes),
      `< ${MOST_MEGABYTES}`,
      check(megabytes, (v) => v < MOST_MEGABYTES),
    ),
  ];
}

/** All metrics of a course with the target of each beside it. */
export function rowsOf(
  metrics: CourseMetrics,
  cost: RunCost = { seconds: null, megabytes: null },
): ReportRow[] {
  return [...textRows(metrics), ...typeRows(metrics), ...optionRows(metrics), ...costRows(cost)];
}

/** The rows as a table for a terminal: `ok`, `MISSED`, or nothing where no target applies. */
export function tableOf(rows: readonly ReportRow[]): string {
  const widths = [
    Math.max(...rows.map(({ label }) => label.length)),
    Math.max(...rows.map(({ value }) => value.length)),
    Math.max(...rows.map(({ target }) => target.length)),
  ];
  const line = (cells: readonly string[], mark: string) =>
    [...cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)), mark].join("  ").trimEnd();
  const mark = (met: boolean | null) => (met === null ? "" : met ? "ok" : "MISSED");
  return rows.map(({ label, value, target, met }) => line([label, value, target], mark(met))).join("\n");
}
