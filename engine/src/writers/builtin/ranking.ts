import type { Sentence } from "../../text/sentences.ts";
import { overlap } from "../../text/words.ts";

const SIMILAR = 0.05;
const DAMPING = 0.85;
const ROUNDS = 40;

type Weights = Map<string, number>;

function weightVectors(sentences: readonly Sentence[]): Weights[] {
  const frequency = new Map<string, number>();
  for (const { stems } of sentences) {
    for (const stem of new Set(stems)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }
  return sentences.map(({ stems }) => {
    const weights: Weights = new Map();
    for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + 1);
    let norm = 0;
    for (const [stem, count] of weights) {
      const weight = count * Math.log(1 + sentences.length / (frequency.get(stem) ?? 1));
      weights.set(stem, weight);
      norm += weight * weight;
    }
    const length = Math.sqrt(norm) || 1;
    for (const [stem, weight] of weights) weights.set(stem, weight / length);
    return weights;
  });
}

function similarities(vectors: readonly Weights[]): Map<number, number>[] {
  const holders = new Map<string, [number, number][]>();
  for (const [index, vector] of vectors.entries()) {
    for (const [stem, weight] of vector) {
      const places = holders.get(stem);
      if (places) places.push([index, weight]);
      else holders.set(stem, [[index, weight]]);
    }
  }
  const similar = vectors.map(() => new Map<number, number>());
  const add = (from: number, to: number, value: number) => {
    const row = similar[from];
    if (row) row.set(to, (row.get(to) ?? 0) + value);
  };
  const common = vectors.length > 20 ? Math.min(vectors.length * 0.5, 400) : Number.POSITIVE_INFINITY;
  for (const places of holders.values()) {
    if (places.length > common) continue;
    for (const [position, [first, weight]] of places.entries()) {
      for (let after = position + 1; after < places.length; after++) {
        const [second, other] = places[after] ?? [0, 0];
        add(first, second, weight * other);
        add(second, first, weight * other);
      }
    }
  }
  for (const row of similar) for (const [to, value] of row) if (value < SIMILAR) row.delete(to);
  return similar;
}

/**
 * How central each sentence is, summing to about 1: PageRank over the cosine similarity of tf-idf
 * vectors (Mihalcea and Tarau 2004, "TextRank"; Erkan and Radev 2004, "LexRank").
 */
export function rankSentences(sentences: readonly Sentence[]): number[] {
  const size = sentences.length;
  const similar = similarities(weightVectors(sentences));
  const degrees = similar.map((row) => [...row.values()].reduce((sum, value) => sum + value, 0));
  // Going through maps forty times takes most of the time of a whole analysis.
  const rows = similar.map((row) => ({
    places: Int32Array.from(row.keys()),
    values: Float64Array.from(row.values()),
  }));
  let rank: number[] = Array.from({ length: size }, () => 1 / size);
  for (let round = 0; round < ROUNDS; round++) {
    const next = rank.map(() => (1 - DAMPING) / size);
    for (const [from, { places, values }] of rows.entries()) {
      const share = (DAMPING * (rank[from] ?? 0)) / (degrees[from] || 1);
      for (let at = 0; at < places.length; at++) {
        const to = places[at] ?? 0;
        next[to] = (next[to] ?? 0) + share * (values[at] ?? 0);
      }
    }
    rank = next;
  }
  return rank;
}

const RELEVANCE = 0.7;

/**
 * Picks `count` sentences that matter and do not repeat each other, in text order: maximal marginal
 * relevance with λ = 0.7 (Carbonell and Goldstein 1998). `bonus` adds to a sentence's relevance of 0 to 1.
 */
export function pickVaried(
  candidates: readonly Sentence[],
  rank: readonly number[],
  count: number,
  bonus: (sentence: Sentence) => number = () => 0,
): Sentence[] {
  const highest = Math.max(...candidates.map(({ index }) => rank[index] ?? 0), 1e-9);
  const picked: Sentence[] = [];
  const left = new Set(candidates);
  while (picked.length < count && left.size > 0) {
    let best: Sentence | null = null;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const candidate of left) {
      const repeats = Math.max(0, ...picked.map(({ stems }) => overlap(candidate.stems, stems)));
      const relevance = (rank[candidate.index] ?? 0) / highest + bonus(candidate);
      const value = RELEVANCE * relevance - (1 - RELEVANCE) * repeats;
      if (value > bestValue) [best, bestValue] = [candidate, value];
    }
    if (!best) break;
    picked.push(best);
    left.delete(best);
  }
  return picked.sort((a, b) => a.index - b.index);
}
