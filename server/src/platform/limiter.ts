import type { Db } from "../db/client.ts";
import { countAttempts, deleteEndedWindows } from "../db/rateLimits.ts";
import { type Clock, later } from "./clock.ts";
import { hashSecret } from "./secrets.ts";

/** A limit was reached; the same call may be tried again after `retryAfterSeconds`. */
export class RateLimitError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`Too many attempts, try again in ${retryAfterSeconds} seconds`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Limit {
  name: string;
  points: number;
  /** Seconds after which the points are given back. */
  seconds: number;
}

/** Counts attempts in the database, so that a limit holds across processes. */
export interface Limiter {
  /** Takes one point of `limit` for `key`; answers how many are taken now. Throws RateLimitError when none is left. */
  take(limit: Limit, key: string): Promise<number>;
  /** Takes a point of each limit; where one has none left, those after it keep theirs. Throws RateLimitError then. */
  takeInTurn(asked: readonly (readonly [limit: Limit, key: string])[]): Promise<number[]>;
  /** Takes a point if one is left: for what must not be refused but counts. */
  note(limit: Limit, key: string): Promise<void>;
  /** Forgets windows that have ended. */
  clean(): Promise<void>;
}

export function createLimiter(db: Db, clock: Clock): Limiter {
  // Hashed, because keys hold addresses of people who may have no account here.
  const count = (asked: readonly (readonly [limit: Limit, key: string])[]) => {
    const now = clock.now();
    const windows = asked.map(([{ name, points, seconds }, key]) => ({
      ...{ key: `${name}:${hashSecret(key)}`, points, end: later(now, seconds) },
    }));
    return countAttempts(db, windows, now);
  };
  const takeInTurn: Limiter["takeInTurn"] = async (asked) => {
    const counted = await count(asked);
    return asked.map(([limit], at) => {
      const { points, seconds } = counted[at] ?? { points: limit.points + 1, seconds: limit.seconds };
      if (points > limit.points) throw new RateLimitError(Math.max(1, Math.ceil(seconds)));
      return points;
    });
  };
  return {
    take: async (limit, key) => (await takeInTurn([[limit, key]]))[0] ?? 0,
    takeInTurn,
    note: async (limit, key) => {
      await count([[limit, key]]);
    },
    clean: () => deleteEndedWindows(db, clock.now()),
  };
}
