import { isAnswerIn, isNamedIn, keptUnder, type StorageKey } from "./storageKeys.ts";

/** Browser storage that never throws: private windows and full disks answer null and forget. */
function wrap(area: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    /** False where nothing was stored. */
    set(key: StorageKey, value: string): boolean {
      try {
        area().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
    keys(): string[] {
      try {
        return Object.keys(area());
      } catch {
        return [];
      }
    },
  };
}

/** Forgets a database of the browser with everything in it. */
export function dropDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Nothing was stored either.
  }
}

export const local = wrap(() => localStorage);
export const sitting = wrap(() => sessionStorage);

/**
 * Forgets what the list of keys says: with somebody else who signs in what is the account's; with who signs out (`who`, null
 * where nobody knows) that, the session, and what names this person. What names others waits for them.
 */
export function forgetStored(when: "signedOut" | "replaced", who: string | null = null): void {
  for (const area of [local, sitting]) {
    for (const key of area.keys()) {
      const { of } = keptUnder(key);
      const isOwn = of === "session" || (of === "person" && (who === null || isNamedIn(key, who)));
      if (of === "account" || (isOwn && when === "signedOut")) area.remove(key);
    }
  }
}

/** Forgets the answers so far in a course, as it begins anew. */
export function forgetAnswersIn(slug: string): void {
  for (const key of sitting.keys()) if (isAnswerIn(slug, key)) sitting.remove(key);
}
