import { findLongestRise } from "@lehrpfad/contract";
import type { OpenOrder, OrderAnswer, OrderSolution } from "./types.ts";

interface CheckedItem {
  id: string;
  text: string;
  /** From 1; null where the answer does not name it. */
  place: number | null;
  isRight: boolean;
}

/**
 * The items in their right order, with the place each had in an answer: right are those that need not be moved. Items
 * that say the same stand for each other.
 */
export function compareOrder(
  { items }: OpenOrder,
  answer: OrderAnswer,
  solution: OrderSolution,
): CheckedItem[] {
  const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? "";
  const free: (string | null)[] = answer.order.map(textOf);
  const places = solution.order.map((id) => {
    const at = free.indexOf(textOf(id));
    if (at >= 0) free[at] = null;
    return at;
  });
  const answered = [...places.keys()].filter((at) => (places[at] ?? -1) >= 0);
  const rise = findLongestRise(answered.map((at) => places[at] ?? 0));
  const rights = new Set(rise.map((at) => answered[at]));
  return solution.order.map((id, at) => {
    const place = places[at] ?? -1;
    return { id, text: textOf(id), place: place < 0 ? null : place + 1, isRight: rights.has(at) };
  });
}
