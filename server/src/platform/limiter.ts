import type { Db } from "../db/client.ts";
import { countAttempt, deleteEndedWindows } from "../db/rateLimits.ts";
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
  /** Takes one point of `limit` for `key`. Throws RateLimitError when none is left. */
  take(limit: Limit, key: string): Promise<void>;
  /** Takes a point if one is left: for what must not be refused but counts. */
  note(limit: Limit, key: string): Promise<void>;
  /** Forgets windows that have ended. */
  clean(): Promise<void>;
}

export function createLimiter(db: Db, clock: Clock): Limiter {
  // Hashed, because keys hold addresses of people who may have no account here.
  const count = (limit: Limit, key: string) =>
    countAttempt(db, `${limit.name}:${hashSecret(key)}`, later(clock.now(), limit.seconds), clock.now());
  return {
    take: async (limit, key) => {
      const { points, expire } = await count(limit, key);
      if (points <= limit.points) return;
      throw new RateLimitError(Math.max(1, Math.ceil((expire.getTime() - clock.now().getTime()) / 1000)));
    },
    note: async (limit, key) => {
      await count(limit, key);
    },
    clean: () => deleteEndedWindows(db, clock.now()),
  };
}
