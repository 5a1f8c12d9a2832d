import type { CacheKind } from "../../../platform/caches.ts";

/** Percent of exports that this process is writing, by their keys. */
export const PROGRESS: CacheKind<number> = { most: 100 };
