import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import type { MiddlewareHandler } from "hono";
import pLimit, { type LimitFunction } from "p-limit";
import { hashSecret } from "../secrets.ts";
import { type Bindings, callerOf } from "./caller.ts";
import { rateLimited } from "./context.ts";

/**
 * Requests that are worked on at the same time: of one session or sitting, of one person with however many sessions, of
 * one network, and of one network that signs in.
 */
export const AT_ONCE = { session: 8, person: 8, network: 32, signIn: 4 };
/** So many more wait; who sends even more may come again after seconds. */
export const LONGEST_LINE = 1_000;
const COME_AGAIN = 5;

/** Does work when it is the turn of whoever asks for it. Throws RATE_LIMITED, and what the work throws. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Lines of this process, one for each key, of which `atOnce` are worked on. */
export function createTurns(atOnce: number): InTurn {
  const lines = new Map<string, { run: LimitFunction; length: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { run: pLimit(atOnce), length: 0 };
    if (line.length >= atOnce + LONGEST_LINE) throw rateLimited(COME_AGAIN);
    lines.set(key, line);
    line.length += 1;
    try {
      return await line.run(work);
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}

/**
 * Lets nobody's requests hold up those of others: whoever sends many at once has some of them worked on, and the others
 * wait for these. What a request shows of its session may be invented, so that its network counts too.
 */
export function inTurns(
  trustedProxies: readonly string[],
  ofNetwork: InTurn,
): MiddlewareHandler<{ Bindings: Bindings }> {
  const ofSession = createTurns(AT_ONCE.session);
  return async (context, next) => {
    const secret = context.req.header("authorization") ?? context.req.header(ENROLMENT_HEADER);
    const work = () => ofNetwork(callerOf(context, trustedProxies), next);
    await (secret ? ofSession(hashSecret(secret), work) : work());
  };
}
