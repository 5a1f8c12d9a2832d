import type { Block } from "../types/index.ts";

/**
 * Keys of the headings that stand in a text at least so many times: "Procedure", "Observation".
 *
 * @param keyOf what makes two headings the same
 */
export function recurringHeadings(
  blocks: readonly Pick<Block, "kind" | "text">[],
  fewest: number,
  keyOf: (heading: string) => string,
): Set<string> {
  const counts = new Map<string, number>();
  for (const { kind, text } of blocks) {
    if (kind !== "heading") continue;
    const key = keyOf(text);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([key]) => key));
}
