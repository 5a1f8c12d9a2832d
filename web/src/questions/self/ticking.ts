import type { LEVELS } from "@lehrpfad/contract";

/** The level that ticked points speak for: all of them, at least half, some, none. */
export function levelOfTicks(ticked: number, points: number): (typeof LEVELS)[number] {
  if (ticked <= 0) return 4;
  if (ticked >= points) return 1;
  return ticked * 2 >= points ? 2 : 3;
}

const bare = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

interface Compared {
  passage: string;
  points: readonly string[];
}

/** The points that are not said word for word by the passage. */
export function pointsApart({ passage, points }: Compared): string[] {
  const said = ` ${bare(passage)} `;
  return points.filter((point) => !said.includes(` ${bare(point)} `));
}

/** The points worth showing beside a passage: none where the only one stands in it. */
export function pointsBeside(compared: Compared): readonly string[] {
  return compared.points.length === 1 ? pointsApart(compared) : compared.points;
}

/** Whether the points are ticked one by one, and so tell how much there was: a single one would ask the same twice. */
export const areTicked = (points: readonly string[]): boolean => points.length > 1;

/** The paragraphs of a passage. */
export function paragraphsOf(passage: string): string[] {
  return passage.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
}
