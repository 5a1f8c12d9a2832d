/** The smallest of some numbers, however many; Infinity where there is none. */
export function smallest(numbers: Iterable<number>): number {
  let found = Number.POSITIVE_INFINITY;
  for (const one of numbers) if (one < found) found = one;
  return found;
}

/** The largest of some numbers, however many; -Infinity where there is none. */
export function largest(numbers: Iterable<number>): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const one of numbers) if (one > found) found = one;
  return found;
}
