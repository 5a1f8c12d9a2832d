import type { VersionChanges } from "@lehrpfad/contract";

/** A step of a version: its id in the course, and a name of what it said. */
interface Named {
  stepId: string;
  hash: string;
}

/** Steps that both have and that stand in another order, as few as explain it: all but the longest run in order. */
function countMoved(before: readonly string[], after: readonly string[]): number {
  const placeOf = new Map(before.map((id, place) => [id, place]));
  const places = after.map((id) => placeOf.get(id) ?? -1);
  const longest: number[] = [];
  for (const [at, place] of places.entries()) {
    const best = places.slice(0, at).map((other, earlier) => (other < place ? (longest[earlier] ?? 0) : 0));
    longest.push(1 + Math.max(0, ...best));
  }
  return after.length - Math.max(0, ...longest);
}

/** What became of the steps of one version in a later one. */
export function changesBetween(before: readonly Named[], after: readonly Named[]): VersionChanges {
  const hashes = new Map(before.map(({ stepId, hash }) => [stepId, hash]));
  const ids = new Set(after.map(({ stepId }) => stepId));
  const both = after.filter(({ stepId }) => hashes.has(stepId));
  return {
    added: after.length - both.length,
    removed: before.filter(({ stepId }) => !ids.has(stepId)).length,
    changed: both.filter(({ stepId, hash }) => hashes.get(stepId) !== hash).length,
    moved: countMoved(
      before.map(({ stepId }) => stepId).filter((id) => ids.has(id)),
      both.map(({ stepId }) => stepId),
    ),
  };
}
