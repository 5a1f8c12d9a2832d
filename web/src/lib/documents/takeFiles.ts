/** What a choice of files comes to: those that fit, and those that do not, by what stands in the way of the first of them. */
export interface TakenFiles {
  taken: File[];
  refusal: Refusal | null;
}

/** `names` are the files that were not taken; `bytes` what all would have together. */
export type Refusal = { names: string[] } & ({ reason: "size"; bytes: number } | { reason: "count" });

interface Room {
  /** Bytes of each file that is there already. */
  sizes: readonly number[];
  /** Bytes that all may have together. */
  limit: number;
  /** How many there may be. */
  most: number;
}

/** Takes as many files as there is room for, in their order; one that is too large does not keep out those behind it. */
export function takeFiles(files: readonly File[], { sizes, limit, most }: Room): TakenFiles {
  const taken: File[] = [];
  const left: File[] = [];
  const sum = (some: readonly File[]) => some.reduce((all, { size }) => all + size, 0);
  const before = sizes.reduce((all, size) => all + size, 0);
  let isFull = false;
  for (const file of files) {
    const isTooMany = sizes.length + taken.length >= most;
    if (left.length === 0) isFull = isTooMany;
    const fits = before + sum(taken) + file.size <= limit;
    (isTooMany || !fits ? left : taken).push(file);
  }
  if (left.length === 0) return { taken, refusal: null };
  const names = left.map(({ name }) => name);
  const bytes = before + sum(files);
  return { taken, refusal: isFull ? { reason: "count", names } : { reason: "size", bytes, names } };
}
