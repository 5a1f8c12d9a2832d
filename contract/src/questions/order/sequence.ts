/**
 * The indexes of the most places that already stand in rising order among each other (longest increasing
 * subsequence): the others have to be moved.
 */
export function findLongestRise(places: readonly number[]): number[] {
  const runs: number[][] = [];
  for (const [at, place] of places.entries()) {
    const before = runs.filter((_, index) => (places[index] ?? 0) < place);
    const longest = before.reduce((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, at]);
  }
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}
