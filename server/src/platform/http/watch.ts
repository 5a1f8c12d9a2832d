import type { Actor } from "../actor.ts";
import type { Subject } from "../events.ts";
import type { RequestContext } from "./context.ts";

interface Watched<State> {
  /** What the states are of. */
  subject: Subject;
  /** The present state as `actor` may see it; null once it is gone. Throws what a request for it would throw. */
  look: (actor: Actor) => Promise<State | null>;
  /** Whether no other state follows. */
  isLast?: (state: State) => boolean;
}

/**
 * The present state and every later one. Who watches, and whether they may, is looked up again for each of them
 * and as soon as a session, a block, a role or the management of a course changes (the triggers of migration
 * 0015): access ends when it ends.
 */
export async function* watchStates<State>(
  { services, actor, identifyAgain }: RequestContext,
  signal: AbortSignal,
  { subject, look, isLast = () => false }: Watched<State>,
): AsyncGenerator<State, void> {
  const left = new AbortController();
  const until = AbortSignal.any([signal, services.stopping, left.signal]);
  const subjects: Subject[] = [subject];
  if (actor.kind === "person") subjects.push(["access", actor.userId]);
  const changes = services.events.changes(subjects, until);
  try {
    let state = await look(actor);
    if (state === null) return;
    yield state;
    if (isLast(state)) return;
    for await (const _ of changes) {
      state = await look(await identifyAgain());
      if (state === null) return;
      yield state;
      if (isLast(state)) return;
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === "AbortError")) throw error;
  } finally {
    left.abort();
  }
}
