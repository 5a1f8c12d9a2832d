import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/client.ts";
import { rateLimits } from "../db/tables/index.ts";

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
}

export function createLimiter(db: Db): Limiter {
  const limiters = new Map<string, RateLimiterDrizzle>();
  const limiterOf = (limit: Limit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const made = new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(limit.name, made);
    return made;
  };
  return {
    take: async (limit, key) => {
      try {
        await limiterOf(limit).consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw new RateLimitError(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
      }
    },
  };
}
