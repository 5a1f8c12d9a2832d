import type { OpenExercise } from "@lehrpfad/contract";

interface PlacedExercises {
  /** By the part of the text they stand behind, from 0. */
  behind: Map<number, OpenExercise[]>;
  /** Those without a part, or with one that the text does not have. */
  last: OpenExercise[];
}

/** Where the exercises of a step stand whose text has so many parts; in each place in their order. */
export function placeExercises(exercises: readonly OpenExercise[], parts: number): PlacedExercises {
  const placed: PlacedExercises = { behind: new Map(), last: [] };
  for (const exercise of exercises) {
    const { section } = exercise;
    if (section === null || section < 0 || section >= parts) placed.last.push(exercise);
    else placed.behind.set(section, [...(placed.behind.get(section) ?? []), exercise]);
  }
  return placed;
}
