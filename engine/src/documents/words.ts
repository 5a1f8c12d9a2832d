const WORD = /[\p{L}\p{N}]+(?:['’\-‑·.][\p{L}\p{N}]+)*/gu;

/** Number of words: runs of letters and digits; apostrophes, hyphens and dots inside do not split. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
