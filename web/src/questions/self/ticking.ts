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

/** The paragraphs of a passage. */
export function paragraphsOf(passage: string): string[] {
  return passage.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
}
