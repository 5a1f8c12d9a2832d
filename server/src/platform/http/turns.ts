import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import type { MiddlewareHandler } from "hono";
import { hashSecret } from "../secrets.ts";
import { createTurns, type InTurn } from "../turns.ts";
import { type Bindings, callerOf } from "./caller.ts";

/**
 * Requests that are worked on at the same time: of one session or sitting, of one person with however many sessions, of
 * one network, and of one network that signs in.
 */
export const AT_ONCE = { session: 8, person: 8, network: 32, signIn: 4 };
/** So many more wait in each line; who sends even more may come again after seconds. */
export const LONGEST_LINE = 1_000;
const COME_AGAIN = 5;

/** Lines of requests, of which `atOnce` are worked on. */
export const requestTurns = (atOnce: number): InTurn =>
  createTurns({ atOnce, waiting: LONGEST_LINE, comeAgain: COME_AGAIN });

/**
 * Lets nobody's requests hold up those of others: whoever sends many at once has some of them worked on, and the others
 * wait for these. What a request shows of its session may be invented, so that its network counts too.
 */
export function inTurns(
  trustedProxies: readonly string[],
  ofNetwork: InTurn,
): MiddlewareHandler<{ Bindings: Bindings }> {
  const ofSession = requestTurns(AT_ONCE.session);
  return async (context, next) => {
    const secret = context.req.header("authorization") ?? context.req.header(ENROLMENT_HEADER);
    const work = () => ofNetwork(callerOf(context, trustedProxies), next);
    await (secret ? ofSession(hashSecret(secret), work) : work());
  };
}
