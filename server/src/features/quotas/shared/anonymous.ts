import type { CacheKind } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import { addAnonymousBytes } from "../repository.ts";
import { MEGABYTE, periodOf } from "../rules.ts";

/** Bytes that a process takes at once: one row counts for everybody, and must not be written with each answer. */
const AT_ONCE = MEGABYTE;

/** What is left of the bytes that this process took on a day. */
const LEFT: CacheKind<{ day: string; bytes: number }> = { most: 1 };
const KEY = "installation";

/** Whether anonymous sittings may store so many bytes more today; they are counted then. */
export async function takeAnonymous(services: Services, bytes: number): Promise<boolean> {
  const { config, clock, caches, db } = services;
  const most = config.INSTALLATION_ANONYMOUS_MEGABYTES_PER_DAY * MEGABYTE;
  if (most === 0) return true;
  const day = periodOf("runs", clock.now()).first;
  const left = caches.of(LEFT);
  const known = left.get(KEY);
  if (known?.day === day && known.bytes >= bytes) {
    known.bytes -= bytes;
    return true;
  }
  const taken = Math.max(bytes, Math.min(AT_ONCE, most));
  if ((await addAnonymousBytes(db, day, taken)) > most) return false;
  left.set(KEY, { day, bytes: taken - bytes });
  return true;
}
