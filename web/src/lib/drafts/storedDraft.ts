import { local } from "../storage.ts";
import type { StorageKey } from "../storageKeys.ts";
import type { Schema } from "./schema.ts";

export interface StoredDraft<T> {
  /** The draft, as far as `schema` can read it; null where there is none. */
  read(): T | null;
  /** False where the browser stores nothing, or nothing more: the draft lives as long as the page. */
  keep(draft: T): boolean;
  drop(): void;
}

/**
 * What somebody has typed and not sent yet, kept by the browser under this key, so that a reload loses nothing.
 * Whatever else stands there, of an older version or of somebody else, counts as none.
 *
 * @param area where it is kept: on this device, unless told for this sitting
 */
export function storedDraft<T>(
  key: StorageKey,
  schema: Schema<T>,
  area: Pick<typeof local, "get" | "set" | "remove"> = local,
): StoredDraft<T> {
  return {
    read: () => {
      try {
        return schema(JSON.parse(area.get(key) ?? "null")) ?? null;
      } catch {
        return null;
      }
    },
    keep: (draft) => area.set(key, JSON.stringify(draft)),
    drop: () => area.remove(key),
  };
}
