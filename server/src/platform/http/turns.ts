import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import type { MiddlewareHandler } from "hono";
import pLimit, { type LimitFunction } from "p-limit";
import { hashSecret } from "../secrets.ts";
import { type Bindings, callerOf } from "./caller.ts";
import { rateLimited } from "./context.ts";

/** Requests that are worked on at the same time: of one session or sitting, and of a network without either. */
export const AT_ONCE = { session: 8, network: 64 };
/** So many more wait; who sends even more may come again after seconds. */
export const LONGEST_LINE = 1_000;
const COME_AGAIN = 5;

/**
 * Lets nobody's requests hold up those of others: whoever sends many at once has some of them worked on, and the others
 * wait for these. Throws RATE_LIMITED. In this process only.
 */
export function inTurns(trustedProxies: readonly string[]): MiddlewareHandler<{ Bindings: Bindings }> {
  const lines = new Map<string, { run: LimitFunction; length: number }>();
  return async (context, next) => {
    const secret = context.req.header("authorization") ?? context.req.header(ENROLMENT_HEADER);
    const key = secret ? hashSecret(secret) : callerOf(context, trustedProxies);
    const atOnce = secret ? AT_ONCE.session : AT_ONCE.network;
    const line = lines.get(key) ?? { run: pLimit(atOnce), length: 0 };
    if (line.length >= atOnce + LONGEST_LINE) throw rateLimited(COME_AGAIN);
    lines.set(key, line);
    line.length += 1;
    try {
      await line.run(next);
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
