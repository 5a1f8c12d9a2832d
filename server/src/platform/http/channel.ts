import type { Shown, Watcher } from "./watcher.ts";

/** Streams of the same thing for the same person: what changes is looked up once for all of them. */
export interface Channel {
  /** Adds a stream, which sees a state that is looked up from now on. */
  join(watcher: Watcher): void;
  leave(watcher: Watcher): void;
  isEmpty(): boolean;
}

/** Who somebody is to a look: the same for all sessions of a person whose rights are the same. */
const roleOf = (actor: object) => JSON.stringify({ ...actor, sessionId: null, from: null });

/** Looks at every session again, and once at the state for all that may see the same; shows each what it found. */
async function showState(watchers: readonly Watcher[]): Promise<void> {
  const looks = new Map<string, Promise<Shown>>();
  for (const group of Map.groupBy(watchers, ({ subscription }) => subscription.proof).values()) {
    const [{ subscription }] = group as [Watcher];
    try {
      const actor = await subscription.identifyAgain();
      const role = roleOf(actor);
      const look = looks.get(role) ?? subscription.look(actor);
      looks.set(role, look);
      const shown = await look;
      for (const watcher of group) watcher.show(shown);
    } catch (error) {
      const event = subscription.refuse(error);
      for (const watcher of group) watcher.fail(error, event);
    }
  }
}

/**
 * Makes a channel: `hear` tells it of changes until what it returns is called, `inTurn` begins a look when there is
 * room for one. Changes until then, and while a look is under way, are one.
 */
export function createChannel(
  hear: (tell: () => void) => () => void,
  inTurn: (look: () => Promise<void>) => Promise<void>,
): Channel {
  const watchers = new Set<Watcher>();
  /** Those who see a state with the next look: who just came, or all after a change. */
  let due = new Set<Watcher>();
  let isWorking = false;
  const work = async () => {
    isWorking = true;
    while (due.size > 0) {
      await inTurn(async () => {
        const present = due;
        due = new Set();
        await showState([...present]);
      });
    }
    isWorking = false;
  };
  const look = (those: Iterable<Watcher>) => {
    for (const watcher of those) due.add(watcher);
    if (!isWorking) void work();
  };
  const stopHearing = hear(() => look(watchers));
  return {
    join: (watcher) => {
      watchers.add(watcher);
      look([watcher]);
    },
    leave: (watcher) => {
      watchers.delete(watcher);
      due.delete(watcher);
      if (watchers.size === 0) stopHearing();
    },
    isEmpty: () => watchers.size === 0,
  };
}
