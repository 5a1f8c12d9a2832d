export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Part ÷ whole; `empty` for a whole of nothing. */
export function share(part: number, whole: number, empty = 0): number {
  return whole === 0 ? empty : part / whole;
}
