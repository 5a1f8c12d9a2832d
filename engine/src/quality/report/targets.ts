import type { CourseMetrics } from "../metrics/metrics.ts";
import { FULL_STEP } from "../metrics/text.ts";
import { APPLIES_TO_MODELS, modelRows } from "./modelRows.ts";
import { check, none, number, percent, type ReportRow, row } from "./rows.ts";

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

const LARGE = 60_000;
const SMALL_SAMPLE = 8;

function textRows(metrics: CourseMetrics): ReportRow[] {
  const { words, readability } = metrics;
  // The sections of a document are as long as their author made them.
  const due = metrics.model !== null;
  const wanted = metrics.documentWords > LARGE ? 0.9 : 0.98;
  const m = metrics;
  return [
    row("steps", "steps", String(m.steps)),
    row(
      "words",
      "words a step: min / median / max",
      `${words.minimum} / ${words.median} / ${words.maximum}`,
      due ? `min ≥ ${FULL_STEP}` : "",
      due ? words.minimum >= FULL_STEP : null,
    ),
    row(
      "shortSteps",
      `steps below ${FULL_STEP} words`,
      String(m.shortSteps),
      due ? "0" : "",
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

/** How each step stands for itself. */
function stepRows(m: CourseMetrics): ReportRow[] {
  return [
    none("repeatedInStep", "sentences twice in one step", m.repeatedInStep, true),
    none("tornSteps", "steps that begin within a section of ≤ 900 words", m.tornSteps, true),
    none("leaningSteps", "steps that begin by pointing elsewhere", m.leaningSteps, true),
    row(
      "titledByHeading",
      "steps titled by a heading",
      percent(m.titledByHeading),
      "100.0 %",
      check(m.titledByHeading, (v) => v === 1),
    ),
  ];
}

/** χ² of three degrees of freedom that even places exceed once in a hundred courses. */
const CHI_SQUARE = 11.34;

function typeRows(m: CourseMetrics): ReportRow[] {
  const fallbacks = m.kind === "prose" ? 0.1 : 0.25;
  const types = Object.entries(m.types).sort((a, b) => b[1] - a[1]);
  return [
    row("questions", "steps that ask a question", `${m.questions} of ${m.steps}`),
    row("drafts", "drafts of questions to be judged", String(m.drafts)),
    row("exercises", "exercises within the steps", String(m.exercises)),
    row(
      "fallbackQuestions",
      "questions that stand in for better ones",
      `${m.fallbackQuestions} of ${m.steps}`,
      `≤ ${percent(fallbacks)}`,
      m.fallbackQuestions <= fallbacks * m.steps,
    ),
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

/** How long a service takes to answer is no matter of the pipeline's speed. */
function costRows({ seconds, megabytes }: RunCost, isOfModel: boolean): ReportRow[] {
  return [
    isOfModel
      ? row("seconds", "seconds after extraction", number(seconds, 2))
      : row(
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

/**
 * All metrics of a course with the target of each beside it. Where a model wrote it, those that presume sentences taken
 * over from the documents are left out, and its own stand in their place.
 */
export function rowsOf(
  metrics: CourseMetrics,
  cost: RunCost = { seconds: null, megabytes: null },
): ReportRow[] {
  const { model } = metrics;
  const rows = [...textRows(metrics), ...stepRows(metrics), ...typeRows(metrics), ...optionRows(metrics)];
  return [
    ...(model === null ? rows : rows.filter(({ id }) => APPLIES_TO_MODELS.has(id))),
    ...(model === null ? [] : modelRows(model, metrics.steps)),
    ...costRows(cost, model !== null),
  ];
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
