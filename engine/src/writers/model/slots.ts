/** Runs work when there is a place for it, first come, first served. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/** So many places for work at the same time. */
export function slotsOf(places: number): Slots {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
