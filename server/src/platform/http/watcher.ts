import type { Actor } from "../actor.ts";
import type { Clock } from "../clock.ts";
import type { Subject } from "../events.ts";
import { createEventStream } from "./eventStream.ts";

/** A state as it goes over the wire, and whether no other follows; null once what it is of is gone. */
export type Shown = { event: Uint8Array; isLast: boolean } | null;

/** What somebody wants to go on hearing of. */
export interface Subscription {
  /** Names what is looked at for whom: streams of one name share each look. */
  name: string;
  subjects: readonly Subject[];
  /** Whose streams are counted together. */
  person: string;
  /** What the request showed of its session: each one is looked at again before a state is shown. */
  proof: string;
  identifyAgain: () => Promise<Actor>;
  look: (actor: Actor) => Promise<Shown>;
  /** The event that tells of an error. */
  refuse: (error: unknown) => Uint8Array;
  /** Cuts the connection. */
  disconnect: () => void;
  /** Aborts when the connection has ended. */
  signal: AbortSignal;
}

/** One open stream. */
export interface Watcher {
  subscription: Subscription;
  body: ReadableStream<Uint8Array>;
  /** Settles with the first state, or rejects with why there is none. */
  begun: Promise<void>;
  show(shown: Shown): void;
  /** Ends it with the event that tells of an error; what waits was for somebody who may not see it any more. */
  fail(error: unknown, event: Uint8Array): void;
  /** Ends it after what was shown. */
  end(): void;
  /** Ends it with nothing more. */
  leave(): void;
  /** Shows a sign of life; cuts it where nobody has read for long. */
  look(): void;
}

/** Seconds for which a state waits for somebody who does not read. */
export const STALL_SECONDS = 60;

/** Opens a stream; `onGone` hears when nothing of it is left. */
export function createWatcher(subscription: Subscription, clock: Clock, onGone: () => void): Watcher {
  const { signal, disconnect } = subscription;
  const stream = createEventStream(() => {
    signal.removeEventListener("abort", stream.drop);
    begun.resolve();
    onGone();
  });
  const begun = Promise.withResolvers<void>();
  signal.addEventListener("abort", stream.drop);
  let hasBegun = false;
  let since = clock.now();
  const isStuck = () => stream.isWaiting() && clock.now().getTime() - since.getTime() >= STALL_SECONDS * 1000;
  const cut = () => {
    disconnect();
    stream.drop();
  };
  /** Sends something, unless what was sent before has waited for too long. */
  const give = (send: () => void) => {
    if (isStuck()) return cut();
    if (!stream.isWaiting()) since = clock.now();
    send();
    hasBegun = true;
    begun.resolve();
  };
  return {
    subscription,
    body: stream.body,
    begun: begun.promise,
    show: (shown) =>
      give(() => {
        if (shown === null) return stream.end();
        stream.send(shown.event);
        if (shown.isLast) stream.end();
      }),
    fail: (error, event) => {
      if (hasBegun) return give(() => stream.end(event));
      begun.reject(error);
      stream.drop();
    },
    end: () => give(() => stream.end()),
    leave: stream.drop,
    look: () => {
      if (isStuck()) cut();
      else stream.keepAlive();
    },
  };
}
