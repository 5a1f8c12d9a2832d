import type { LanguageData } from "../text/languages/index.ts";
import { stemsOf } from "../text/words.ts";

/** What is asked, and what answers it; the answer may not be known. */
export interface Asked {
  text: string;
  answers: readonly string[];
}

/** The step whose text answers a question best, and where. */
export interface Place {
  /** From 0, among the texts that were given. */
  step: number;
  /** The sentence of its text that shares most with it. */
  passage: string;
}

interface Passage {
  step: number;
  text: string;
  stems: ReadonlySet<string>;
}

/** Letters of a passage that is shown and compared; lines above it are parted at their sentences. */
const LONGEST = 600;

const SENTENCE_ENDS = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** Lines of a text, long ones in sentences. */
const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => (line.length > LONGEST ? line.split(SENTENCE_ENDS) : [line]))
    .map((line) => line.trim().slice(0, LONGEST))
    .filter((line) => line !== "");

/** Rare words tell more: of `count` passages, those that hold a stem. */
function weightsOf(passages: readonly Passage[]): (stem: string) => number {
  const holding = new Map<string, number>();
  for (const { stems } of passages) for (const stem of stems) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + passages.length / (holding.get(stem) ?? 1));
}

/** The answer says where a question belongs more than its own words do. */
const ANSWER_WEIGHT = 1.5;
/** The share of a question's weight from which a passage speaks of it. */
const LEAST = 0.35;

function weightsIn(
  { text, answers }: Asked,
  weightOf: (stem: string) => number,
  data: LanguageData,
): Map<string, number> {
  const weights = new Map<string, number>();
  for (const stem of stemsOf(text, data)) weights.set(stem, weightOf(stem));
  for (const stem of answers.flatMap((answer) => stemsOf(answer, data)))
    weights.set(stem, ANSWER_WEIGHT * weightOf(stem));
  return weights;
}

/** How much of what is asked some stems hold. */
const sharedBy = (weights: ReadonlyMap<string, number>, stems: Iterable<string>): number =>
  [...new Set(stems)].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);

/** The sentence of a passage that shares most with what is asked. */
function bestSentence(text: string, weights: ReadonlyMap<string, number>, data: LanguageData): string {
  const sentences = text.split(SENTENCE_ENDS);
  const shares = sentences.map((sentence) => sharedBy(weights, stemsOf(sentence, data)));
  return sentences[shares.indexOf(Math.max(...shares))] ?? text;
}

/**
 * The place in a course where the text answers each question: the passage that shares most with question and answer,
 * by rarity of their words. Null where none shares enough.
 */
export function placeQuestions(
  asked: readonly Asked[],
  steps: readonly string[],
  languageData: LanguageData,
): (Place | null)[] {
  const passages = steps.flatMap((text, step) =>
    linesOf(text).map((line): Passage => ({ step, text: line, stems: new Set(stemsOf(line, languageData)) })),
  );
  const weightOf = weightsOf(passages);
  const holding = new Map<string, number[]>();
  for (const [at, { stems }] of passages.entries())
    for (const stem of stems) holding.set(stem, [...(holding.get(stem) ?? []), at]);
  return asked.map((one) => {
    const weights = weightsIn(one, weightOf, languageData);
    const scores = new Map<number, number>();
    for (const [stem, weight] of weights)
      for (const at of holding.get(stem) ?? []) scores.set(at, (scores.get(at) ?? 0) + weight);
    const own = new Set(stemsOf(one.text, languageData));
    // A heading that says the question over answers nothing, nor does one word that both happen to have.
    for (const at of scores.keys()) {
      const stems = [...(passages[at]?.stems ?? [])];
      const shared = stems.filter((stem) => weights.has(stem));
      const isChance = shared.length < 2 && weights.size > 1 && shared.every((stem) => own.has(stem));
      if (isChance || stems.every((stem) => own.has(stem))) scores.delete(at);
    }
    const [best] = [...scores].toSorted(([a, first], [b, second]) => second - first || a - b);
    const passage = best && passages[best[0]];
    const isEnough = best && best[1] >= LEAST * sharedBy(weights, weights.keys());
    if (!passage || !isEnough) return null;
    return { step: passage.step, passage: bestSentence(passage.text, weights, languageData) };
  });
}
