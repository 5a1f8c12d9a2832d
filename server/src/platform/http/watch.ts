import { ORPCError } from "@orpc/server";
import type { z } from "zod";
import type { Actor } from "../actor.ts";
import type { Subject } from "../events.ts";
import { type RequestContext, refusalWith } from "./context.ts";
import { encodeEvent } from "./eventStream.ts";
import { answerable } from "./faults.ts";
import { StreamLimitError } from "./streams.ts";

interface Watched<State> {
  /** Names the states: one look at them is shown to all streams of a person. */
  name: string;
  /** What the states are of. */
  subject: Subject;
  /** What a state holds by the contract. */
  schema: z.ZodType<State>;
  /** The present state as `actor` may see it; null once it is gone. Throws what a request for it would throw. */
  look: (actor: Actor) => Promise<State | null>;
  /** Whether no other state follows. */
  isLast?: (state: State) => boolean;
}

const bodies = new WeakMap<Request, ReadableStream<Uint8Array>>();

/** The stream that answers a request in the place of what its handler returned; undefined where there is none. */
export function streamFor(request: Request): ReadableStream<Uint8Array> | undefined {
  return bodies.get(request);
}

/** What the contract says a stream is. Each state goes out as bytes that all who see it share: see `streamFor`. */
async function* sentAsBytes<State>(): AsyncGenerator<State, void> {}

/**
 * Answers the request with the present state and every later one, looked up once for all streams of a person. Who
 * watches, and whether they may, is looked up again for each of them and as soon as a session, a block, a role or
 * the management of a course changes (by triggers): access ends when it ends.
 * Throws STREAM_LIMIT, and what the first look throws.
 */
export async function watchStates<State>(
  { services, request, actor, bearer, caller, identifyAgain, disconnect }: RequestContext,
  signal: AbortSignal,
  { name, subject, schema, look, isLast = () => false }: Watched<State>,
): Promise<AsyncGenerator<State, void>> {
  const person = actor.kind === "person" ? actor.userId : caller;
  const subjects: Subject[] = [subject];
  if (actor.kind === "person") subjects.push(["access", actor.userId]);
  try {
    const body = await services.streams.open({
      name: JSON.stringify([name, ...subjects]),
      subjects,
      person,
      proof: bearer ?? "",
      identifyAgain,
      look: async (present) => {
        const state = await look(present);
        if (state === null) return null;
        return { event: encodeEvent("message", schema.parse(state)), isLast: isLast(state) };
      },
      refuse: (error) => {
        const known = answerable(services, error);
        const told = known instanceof ORPCError ? known : new ORPCError("INTERNAL_SERVER_ERROR");
        return encodeEvent("error", told.toJSON());
      },
      disconnect,
      signal,
    });
    bodies.set(request, body);
    return sentAsBytes();
  } catch (error) {
    if (!(error instanceof StreamLimitError)) throw error;
    throw refusalWith("STREAM_LIMIT", { retryAfterSeconds: error.retryAfterSeconds });
  }
}
