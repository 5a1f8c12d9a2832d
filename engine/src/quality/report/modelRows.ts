import type { ModelMetrics } from "../metrics/model/model.ts";
import { check, none, percent, type ReportRow, row } from "./rows.ts";

/** Rows of every course that say the same of a text in words of its own as of one taken over from the documents. */
export const APPLIES_TO_MODELS: ReadonlySet<string> = new Set([
  ...["steps", "words", "shortSteps", "excused", "unverifiedQuotes", "otherLanguage", "readability"],
  ...["repeatedInStep", "questions", "exercises", "fallbackQuestions", "repeatedQuestions"],
  ...["rightIsLongest", "longestToShortest", "rightPositions", "duplicateOptions"],
]);

const OBJECTIVES = 0.9;
const COPIED = 0.15;
const FITTING = 0.7;

const all = (id: string, label: string, value: number | null): ReportRow =>
  row(
    id,
    label,
    percent(value),
    percent(1),
    check(value, (v) => v === 1),
  );

/** A share that should be whole is not shown as whole while it is not. */
const wholeOnly = (shown: ReportRow): ReportRow =>
  shown.met === false && shown.value === percent(1) ? { ...shown, value: "< 100.0 %" } : shown;

function questionRows(m: ModelMetrics): ReportRow[] {
  const { objectivesCovered: covered, levels } = m;
  const counts = Object.entries(levels).filter(([level, count]) => level !== "none" || count > 0);
  return [
    row(
      "objectivesCovered",
      "objectives with a question",
      percent(covered),
      `≥ ${percent(OBJECTIVES)}`,
      check(covered, (v) => v >= OBJECTIVES),
    ),
    row("levels", "questions by level", counts.map(([level, count]) => `${level} ${count}`).join(" ")),
    wholeOnly(all("questionsProven", "questions with a verified quote", m.questionsProven)),
    wholeOnly(all("stepsProven", "steps with two verified sources", m.stepsProven)),
  ];
}

function textRows(m: ModelMetrics): ReportRow[] {
  const { copying, readabilityFits: fits } = m;
  const invented = m.inventedNumbers;
  return [
    invented === null
      ? row("inventedNumbers", "sentences with invented numbers", "–", "0")
      : none("inventedNumbers", "sentences with invented numbers", invented.length, true),
    row("additions", "sentences beyond the document", String(m.additions)),
    wholeOnly(all("assigned", "paragraphs named or left out with a reason", m.assigned)),
    row(
      "copied",
      "words copied, of a step: median / max",
      copying === null ? "–" : `${percent(copying.median)} / ${percent(copying.maximum)}`,
      `max ≤ ${percent(COPIED)}`,
      check(copying?.maximum ?? null, (v) => v <= COPIED),
    ),
    row("longestRun", "longest run of copied words", copying === null ? "–" : longestOf(copying.longestRun)),
    row(
      "readabilityFits",
      "steps as readable as their level needs",
      percent(fits),
      `≥ ${percent(FITTING)}`,
      check(fits, (v) => v >= FITTING),
    ),
    none("termsInTwoMeanings", "terms with two meanings", m.termsInTwoMeanings.length, true),
  ];
}

const longestOf = (words: number): string => (words === 0 ? "< 8" : String(words));

/** What a course is measured by of which a model wrote steps, with the target of each. */
export function modelRows(metrics: ModelMetrics, steps: number): ReportRow[] {
  const written = row("ofModel", "steps that the model wrote", `${metrics.steps} of ${steps}`);
  return [written, ...questionRows(metrics), ...textRows(metrics)];
}

const OPENING = 80;

const shortened = (text: string): string =>
  text.length <= OPENING ? text : `${text.slice(0, OPENING).trimEnd()} …`;

/** Where a course misses what a model should have done, a line for each place; empty for a sound one. */
export function modelFindings(metrics: ModelMetrics): string[] {
  const listed = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ["", `${title}:`, ...lines.map((line) => `  ${line}`)];
  const invented = (metrics.inventedNumbers ?? []).map(
    ({ position, sentence, numbers }) => `step ${position}, ${numbers.join(" and ")}: ${shortened(sentence)}`,
  );
  const forgotten = metrics.forgotten.map(({ documentName, block: { page, paragraph, text } }) => {
    const place = page === null ? `paragraph ${paragraph}` : `page ${page}, paragraph ${paragraph}`;
    return `${documentName}, ${place}: ${shortened(text.replace(/\s+/g, " "))}`;
  });
  return [
    ...listed("Numbers that no document holds", invented),
    ...listed("Paragraphs that no step names and nobody left out", forgotten),
    ...listed("Terms with two meanings", metrics.termsInTwoMeanings),
  ];
}
