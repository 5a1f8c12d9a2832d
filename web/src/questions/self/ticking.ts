import type { LEVELS } from "@lehrpfad/contract";

/**
 * The level that ticked points speak for: all of them, at least half, some. Null where none is ticked: one may have
 * known something else.
 */
export function levelOfTicks(ticked: number, points: number): (typeof LEVELS)[number] | null {
  if (ticked <= 0 || points <= 0) return null;
  if (ticked >= points) return 1;
  return ticked * 2 >= points ? 2 : 3;
}

const bare = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** The points worth showing beside a passage: none where the only one is the passage itself. */
export function pointsBeside({ passage, points }: { passage: string; points: readonly string[] }) {
  const [only = ""] = points;
  return points.length === 1 && bare(only) === bare(passage) ? [] : points;
}

/** The paragraphs of a passage. */
export function paragraphsOf(passage: string): string[] {
  return passage.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
}
