let words = "";
const listeners = new Set<() => void>();

/** Says words to screen readers; the live region is in the root layout. */
export function announce(text: string): void {
  words = text;
  for (const listener of listeners) listener();
}

export const announcements = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): string => words,
};
