import type { Sentence } from "../../../text/sentences.ts";
import { derived } from "./derived.ts";
import type { Analysis } from "./types.ts";

/** Share of the sentences, and their number in short texts, beyond which a word tells nothing of the subject. */
const COMMON = { share: 0.04, count: 6 };
/** Blocks within which two sentences under one heading speak of the same. */
const SAME_PLACE = 12;
/** Blocks that stand next to each other speak of the same, with or without a heading. */
const NEIGHBOURS = { blocks: 3, value: 0.7 };
/** Blocks beyond which one common word is chance, and what they cost. */
const FAR = { blocks: 60, loss: 0.4 };
/** Nearness from which two sentences belong to one subject. */
const NEAR = 0.7;
/** Words of one subject beyond which more of them tell nothing new. */
const MOST_SHARED = 3;

const holdersOf = derived((analysis): ReadonlyMap<string, readonly Sentence[]> => {
  const found = new Map<string, Sentence[]>();
  for (const sentence of analysis.sentences) {
    for (const stem of new Set(sentence.stems)) {
      const list = found.get(stem);
      if (list) list.push(sentence);
      else found.set(stem, [sentence]);
    }
  }
  return found;
});

/** The sentences that hold all of some stems; none where there are no stems. */
export function sentencesWith(analysis: Analysis, stems: readonly string[]): readonly Sentence[] {
  const lists = stems.map((stem) => holdersOf(analysis).get(stem) ?? []);
  const [rarest = []] = lists.sort((a, b) => a.length - b.length);
  return rarest.filter((sentence) => stems.every((stem) => sentence.stems.includes(stem)));
}

/** In how many sentences each stem stands. */
export const countsOf = derived((analysis): ReadonlyMap<string, number> => {
  const counts = new Map([...holdersOf(analysis)].map(([stem, list]) => [stem, list.length]));
  return counts;
});

/** Whether a stem belongs to few sentences of the material: it tells what they are about. */
export function isTelling(analysis: Analysis, stem: string): boolean {
  const most = Math.max(COMMON.count, analysis.sentences.length * COMMON.share);
  return stem.length > 2 && (countsOf(analysis).get(stem) ?? 0) <= most;
}

/**
 * How near two sentences are in subject: 0 for strangers, about 1 for sentences under one heading or with
 * a telling word in common, up to 2.5 for both and more.
 */
export function nearness(analysis: Analysis, one: Sentence, other: Sentence): number {
  const apart = Math.abs(one.block - other.block);
  const together = one.heading !== "" && one.heading === other.heading && apart <= SAME_PLACE;
  const own = new Set(one.stems);
  const shared = [...new Set(other.stems)].filter((stem) => own.has(stem) && isTelling(analysis, stem));
  const far = apart > FAR.blocks ? FAR.loss : 0;
  const value =
    (together ? 1 : apart <= NEIGHBOURS.blocks ? NEIGHBOURS.value : 0) +
    0.5 * Math.min(MOST_SHARED, shared.length) +
    (shared.length > 0 ? 0.3 : 0) -
    far;
  return value < NEAR ? 0 : value;
}
