/**
 * A browser's storage for tests that run without one.
 *
 * @param room how many entries it takes before it is full
 */
export function memoryStorage(
  room = Number.POSITIVE_INFINITY,
): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (!kept.has(key) && kept.size >= room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}
