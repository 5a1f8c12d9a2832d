import type { CourseNotice, CourseStep, QualityReport, ReadDocument } from "../types.ts";
import { createQuoteCheck, quotesOf } from "./quotes.ts";

const WORD = /[\p{L}\p{N}]+/gu;
const TRIGRAM = 3;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function trigrams(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(TRIGRAM - 1).map((_, at) => words.slice(at, at + TRIGRAM).join(" "));
}

/** Share of `texts`' three-word sequences that also stand in `other`; 1 for no text at all. */
function shared(texts: readonly string[], other: readonly string[]): number {
  const known = new Set(other.flatMap(trigrams));
  const own = texts.flatMap(trigrams);
  return own.length === 0 ? 1 : own.filter((trigram) => known.has(trigram)).length / own.length;
}

function rightIsLongest(steps: readonly CourseStep[]): number {
  const single = steps.flatMap(({ question }) =>
    question && question.options.filter(({ correct }) => correct).length === 1 ? [question.options] : [],
  );
  const longest = single.filter((options) => {
    const wrong = Math.max(...options.filter(({ correct }) => !correct).map(({ text }) => text.length));
    return options.some(({ text, correct }) => correct && text.length > wrong);
  });
  return single.length === 0 ? 0 : longest.length / single.length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Measures a course against its documents: sizes, coverage, origin of its words, questions, quotes. */
export function reportOf(
  steps: readonly CourseStep[],
  documents: readonly ReadDocument[],
  notices: readonly CourseNotice[],
): QualityReport {
  const words = steps.map((step) => step.words);
  const taught = steps.map(({ content }) => content.replace(/[\\*#>]/g, ""));
  const source = documents.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  const isVerbatim = createQuoteCheck(documents);
  const types: Record<string, number> = {};
  const positions = [0, 0, 0, 0];
  for (const { question } of steps) {
    if (!question) continue;
    types[question.type] = (types[question.type] ?? 0) + 1;
    for (const [at, { correct }] of question.options.entries())
      if (correct) positions[at] = (positions[at] ?? 0) + 1;
  }
  const missing = steps.filter(({ question }) => question === null).map(({ position }) => position);
  const found: CourseNotice[] =
    missing.length > 0 ? [{ code: "question_missing", params: { steps: missing.join(", ") } }] : [];
  return {
    words: {
      total: words.reduce((sum, count) => sum + count, 0),
      minimum: words.length > 0 ? Math.min(...words) : 0,
      median: median(words),
      maximum: Math.max(0, ...words),
    },
    coverage: shared(source, taught),
    fromSource: documents.length > 0 ? shared(taught, source) : 0,
    questions: steps.length - missing.length,
    questionTypes: types,
    rightIsLongest: rightIsLongest(steps),
    rightPositions: positions,
    unverifiedQuotes: steps.flatMap(quotesOf).filter((quote) => !isVerbatim(quote)).length,
    notices: [...notices, ...found],
  };
}
