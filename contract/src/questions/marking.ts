import type { CountedAnswer, FirstTry, Mark, Order, Tally } from "./shared.ts";

/** What the side that knows the solution knows of a kind: server, player and exports. */
export interface Marking<Body, Open, Given, Right> {
  /** What may be seen before the question was answered. */
  open(body: Body, order: Order): Open;
  solution(body: Body): Right;
  /** What of an answer belongs to the question, each part once; null where nothing does. */
  known(body: Body, answer: Given): Given | null;
  /** Null where the answer does not belong to the question, as it names parts that are gone. */
  mark(body: Body, answer: Given): Mark | null;
  /**
   * What may be told of an answer that is not right while a second one is awaited: nothing by which what is right could
   * be known. Null where there is no second try, because the first one leaves nothing to find out.
   */
  tellFirst(body: Body, answer: Given): FirstTry | null;
  /** How often participants gave each of the possible answers; of free ones those given most. */
  tally(body: Body, answers: readonly CountedAnswer<Given>[]): Tally[];
  /** An answer in words, each part a line. */
  describe(body: Body, answer: Given): string[];
}

/** Different answers shown of those that are typed freely. */
const MOST_TYPED = 12;

/** Free answers that say the same as one, those given most first. */
export function tallyTyped(
  answers: readonly { key: string; text: string; right: boolean; count: number }[],
): Tally[] {
  const byKey = new Map<string, Tally>();
  for (const { key, text, right, count } of answers) {
    const tally = byKey.get(key) ?? { id: key, text, right, count: 0 };
    byKey.set(key, { ...tally, count: tally.count + count });
  }
  return [...byKey.values()].sort((a, b) => b.count - a.count).slice(0, MOST_TYPED);
}
