import type { OpenOrder } from "./types.ts";

/** A list with the row at `at` put down in the gap above the row `gap`, both from 0. */
export function putInGap<Row>(rows: readonly Row[], at: number, gap: number): Row[] {
  const row = rows.slice(at, at + 1);
  const others = rows.toSpliced(at, 1);
  return others.toSpliced(gap > at ? gap - 1 : gap, 0, ...row);
}

/** The ids of all items in the order of an answer; what it does not name, of a question that was changed, comes last. */
export function orderOf({ items }: OpenOrder, order: readonly string[]): string[] {
  const own = [...new Set(order)].filter((id) => items.some((item) => item.id === id));
  return [...own, ...items.map(({ id }) => id).filter((id) => !own.includes(id))];
}
