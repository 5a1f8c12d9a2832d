import type { CacheKind } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import { addAnonymousBytes } from "../repository.ts";
import { MEGABYTE, periodOf } from "../rules.ts";

/** Bytes that a process takes at once: one row counts for everybody, and must not be written with each answer. */
const AT_ONCE = MEGABYTE;

/** What is left of the bytes that this process took on a day. */
const LEFT: CacheKind<{ day: string; bytes: number }> = { most: 1 };
const KEY = "installation";

/** Who stores something without an account: the sitting, where there is one already, in a network. */
export interface Storing {
  sitting: string | null;
  network: string;
}

/** Shares of the day that one sitting, and all of one network, may store: nobody uses it up for all others. */
const SITTING_SHARE = 0.1;
const NETWORK_SHARE = 0.25;

/** What sittings and networks have stored on a day, as far as this process did it. */
const STORED: CacheKind<{ day: string; bytes: number }> = { most: 20_000 };

/** Counts bytes within the shares of who stores them; false, and nothing is counted, where one is used up. */
function takeShares(
  { caches }: Services,
  { sitting, network }: Storing,
  wanted: { day: string; bytes: number; most: number },
): boolean {
  const stored = caches.of(STORED);
  const { day, bytes, most } = wanted;
  const shares: [string, number][] = [[`network ${network}`, NETWORK_SHARE]];
  if (sitting !== null) shares.push([`sitting ${sitting}`, SITTING_SHARE]);
  const counted = shares.map(([key, share]) => {
    const known = stored.get(key);
    return { key, bytes: bytes + (known?.day === day ? known.bytes : 0), most: share * most };
  });
  if (counted.some((one) => one.bytes > one.most)) return false;
  for (const one of counted) stored.set(one.key, { day, bytes: one.bytes });
  return true;
}

/**
 * Whether anonymous sittings, and of them the one that asks and its network, may store so many bytes more today; they
 * are counted then.
 */
export async function takeAnonymous(
  services: Services,
  bytes: number,
  storing: Storing | null,
): Promise<boolean> {
  const { config, clock, caches, db } = services;
  const most = config.INSTALLATION_ANONYMOUS_MEGABYTES_PER_DAY * MEGABYTE;
  if (most === 0) return true;
  const day = periodOf("runs", clock.now()).first;
  if (storing && !takeShares(services, storing, { day, bytes, most })) return false;
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
