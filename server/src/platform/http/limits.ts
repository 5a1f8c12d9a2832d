import { type Limit, RateLimitError } from "../limiter.ts";
import type { Services } from "../services.ts";
import { rateLimited } from "./context.ts";

/** Takes a point of a limit; answers how many are taken. Throws RATE_LIMITED with the seconds to wait when none is left. */
export async function limited(services: Services, limit: Limit, key: string): Promise<number> {
  return await answered(services.limiter.take(limit, key));
}

/** Waits for `work`, and answers a limit that it reached with RATE_LIMITED. */
export async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof RateLimitError ? rateLimited(error.retryAfterSeconds) : error;
  }
}

/** The value of `Retry-After` for an error that says how long to wait; null for everything else. */
export function retryAfterOf(error: unknown): string | null {
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : null;
  if (typeof data !== "object" || data === null || !("retryAfterSeconds" in data)) return null;
  return String(data.retryAfterSeconds);
}
