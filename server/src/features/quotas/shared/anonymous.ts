import type { Db } from "../../../db/client.ts";
import type { CacheKind } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import { addAnonymousBytes } from "../repository.ts";
import { MEGABYTE, periodOf } from "../rules.ts";

/** Bytes that a process takes at once: one row counts for everybody, and must not be written with each answer. */
const AT_ONCE = MEGABYTE;

/** What is left of the bytes that this process took on a day, and what ends once it has taken more. */
const LEFT: CacheKind<{ day: string; bytes: number; taking: Promise<boolean> | null }> = { most: 1 };
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
  for (;;) {
    const known = left.get(KEY);
    const present = known?.day === day ? known : { day, bytes: 0, taking: null };
    if (present !== known) left.set(KEY, present);
    if (present.bytes >= bytes) {
      present.bytes -= bytes;
      return true;
    }
    // Many ask at once: one takes more for all, or each would take a megabyte for some bytes.
    present.taking ??= takeMore(db, present, Math.max(bytes, Math.min(AT_ONCE, most)), most);
    if (!(await present.taking)) return false;
  }
}

/** Takes so many more bytes of the day for this process; false where they are not left. */
async function takeMore(
  db: Db,
  present: { day: string; bytes: number; taking: Promise<boolean> | null },
  bytes: number,
  most: number,
): Promise<boolean> {
  try {
    if ((await addAnonymousBytes(db, present.day, bytes)) > most) return false;
    present.bytes += bytes;
    return true;
  } finally {
    present.taking = null;
  }
}
