import type { Sentence } from "../../text/sentences.ts";
import { countWords, keyOf } from "../../text/words.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import { isQuotable, type QuotableOptions } from "./quotable.ts";
import { pickVaried } from "./ranking.ts";

const EXAMPLE =
  /(?<!\p{L})(?:for example|for instance|zum Beispiel|beispielsweise|par exemple|por ejemplo|per esempio|ad esempio)(?!\p{L})/iu;

/** Whether a sentence goes on with an example that the one before it began. */
function isInExample(sentence: Sentence, before: Sentence | undefined): boolean {
  return before !== undefined && before.block === sentence.block && EXAMPLE.test(before.text);
}

/** Words of a key point where a text has hardly a shorter sentence that stands alone. */
const LONGEST_POINT = 60;

/** Sentences that stand on their own, from the strictest reading to the most lenient that fills the list. */
export function keySentences(
  analysis: Analysis,
  step: StepMaterial,
  count: number,
  least: number,
): Sentence[] {
  const { languageData, usage, level } = analysis;
  const free = step.sentences.filter(
    (sentence, at) =>
      !sentence.listItem &&
      !/[?:]["»”“)]*$/u.test(sentence.text) &&
      !isInExample(sentence, step.sentences[at - 1]),
  );
  const maximum = level.longestKeySentence;
  const sizes = [{ minimum: 7, maximum }, ...[34, 45].map((longer) => ({ minimum: 6, maximum: longer }))];
  const readings: QuotableOptions[] = [
    ...sizes,
    { minimum: 6, maximum: 45, articles: true, person: "impersonal" },
    { minimum: 6, maximum: 45, articles: true, person: "any", narrative: true },
    { minimum: 6, maximum: LONGEST_POINT, articles: true, person: "any", narrative: true, hasVerb: true },
  ];
  let fit: Sentence[] = [];
  for (const reading of readings) {
    fit = unlike(free.filter(({ text }) => isQuotable(text, languageData, usage, reading)));
    if (fit.length >= least) break;
  }
  return pickVaried(fit, analysis.rank, count, (sentence) => level.brevity * brevity(sentence));
}

/** 1 for a sentence of up to eight words, 0 from 28 on. */
function brevity({ text }: Sentence): number {
  return Math.max(0, Math.min(1, (28 - countWords(text)) / 20));
}

function unlike(sentences: readonly Sentence[]): Sentence[] {
  return [...new Map(sentences.map((sentence) => [keyOf(sentence.text), sentence])).values()];
}
