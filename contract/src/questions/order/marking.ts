import type { Marking } from "../marking.ts";
import { markOfShare, tellOfParts } from "../shared.ts";
import type { OpenOrder, OrderAnswer, OrderQuestion, OrderSolution } from "./schemas.ts";
import { findLongestRise } from "./sequence.ts";

/** Each id of the question that an answer names, once, in the answer's order. */
function ownIds({ items }: OrderQuestion, { order }: OrderAnswer): string[] {
  return [...new Set(order)].filter((id) => items.some((item) => item.id === id));
}

/** Places of the answered items in the right order; items that say the same stand for each other. */
function placesOf({ items }: OrderQuestion, ids: readonly string[]): number[] {
  const free = items.map(({ text }) => text);
  return ids.map((id) => {
    const at = free.indexOf(items.find((item) => item.id === id)?.text ?? "");
    free[at] = "";
    return at;
  });
}

export const orderMarking: Marking<OrderQuestion, OpenOrder, OrderAnswer, OrderSolution> = {
  open({ kind, items }, order) {
    const shown = order(items).map(({ id, text }) => ({ id, text }));
    const isRight = shown.every(({ text }, at) => text === items[at]?.text);
    const [first, ...rest] = shown;
    return { kind, items: isRight && first ? [...rest, first] : shown };
  },
  solution: ({ kind, items }) => ({ kind, order: items.map(({ id }) => id) }),
  known(body, answer) {
    const ids = ownIds(body, answer);
    return ids.length === 0 ? null : { kind: "order", order: ids };
  },
  /** By how few items would have to be moved: all, three quarters of the neighbours, some, none. */
  mark(body, answer) {
    const ids = ownIds(body, answer);
    if (ids.length === 0 || ids.length !== answer.order.length) return null;
    return markOfShare(
      (findLongestRise(placesOf(body, ids)).length - 1) / Math.max(1, body.items.length - 1),
    );
  },
  tellFirst: (body, answer) => tellOfParts(body.items.length, orderMarking.mark(body, answer)),
  /** How often each item stood at its place. */
  tally: (body, answers) =>
    body.items.map(({ id, text }, at) => ({
      id,
      text,
      right: true,
      count: answers
        .filter(({ answer }) => placesOf(body, ownIds(body, answer))[at] === at)
        .reduce((sum, { count }) => sum + count, 0),
    })),
  describe: (body, answer) =>
    ownIds(body, answer).flatMap((id) => body.items.find((item) => item.id === id)?.text ?? []),
};
