import { isAnswerIn, keptUnder, type StorageKey } from "./storageKeys.ts";

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
 * Forgets what the list of keys says: what is a person's and an account's with who signs out, with somebody else who signs in
 * what is the account's. Whose key names the person waits for that one.
 */
export function forgetStored(when: "signedOut" | "replaced"): void {
  for (const area of [local, sitting]) {
    for (const key of area.keys()) {
      const { of } = keptUnder(key);
      if (of === "account" || (of === "person" && when === "signedOut")) area.remove(key);
    }
  }
}

/** Forgets the answers so far in a course, as it begins anew. */
export function forgetAnswersIn(slug: string): void {
  for (const key of sitting.keys()) if (isAnswerIn(slug, key)) sitting.remove(key);
}

/** How much somebody has typed here that the server does not have: drafts, and answers that wait. */
export function countUnsent(): number {
  return [...local.keys(), ...sitting.keys()].filter((key) => keptUnder(key).unsent).length;
}
