import { setImmediate as breathe } from "node:timers/promises";
import pLimit from "p-limit";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Events } from "../events.ts";
import { untraced } from "../trace.ts";
import { type Channel, createChannel } from "./channel.ts";
import { createWatcher, type Subscription, type Watcher } from "./watcher.ts";

/** As many streams are open as this process, or one person, may have; another may be tried later. */
export class StreamLimitError extends Error {
  readonly retryAfterSeconds = 30;
}

/** The event streams of this process. */
export interface Streams {
  /**
   * The body of a stream, once its first state is known. Throws StreamLimitError, and what the first look throws.
   */
  open(subscription: Subscription): Promise<ReadableStream<Uint8Array>>;
  /** How many are open. */
  size(): number;
}

/** Looks that are under way at the same time, however many streams a change or a gap concerns. */
const LOOKS_AT_ONCE = 4;
/** How often a sign of life is sent: more often than proxies give up silent connections. */
const ALIVE_MS = 15_000;

interface Needs {
  config: Pick<Config, "STREAMS" | "STREAMS_PER_PERSON">;
  clock: Clock;
  events: Pick<Events, "hear">;
  stopping: AbortSignal;
}

/** Counts streams; 0 in a setting stands for no limit. */
function createPlaces({ STREAMS: inAll, STREAMS_PER_PERSON: each }: Needs["config"]) {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    size: () => all,
    take: (person: string) => {
      const own = taken.get(person) ?? 0;
      if ((inAll > 0 && all >= inAll) || (each > 0 && own >= each)) throw new StreamLimitError();
      all += 1;
      taken.set(person, own + 1);
    },
    giveBack: (person: string) => {
      all -= 1;
      const left = (taken.get(person) ?? 0) - 1;
      if (left > 0) taken.set(person, left);
      else taken.delete(person);
    },
  };
}

/** Makes the streams of a process. Until `stopping` aborts: then all of them end. */
export function createStreams({ config, clock, events, stopping }: Needs): Streams {
  const places = createPlaces(config);
  const open = new Set<Watcher>();
  const channels = new Map<string, Channel>();
  const turns = pLimit(LOOKS_AT_ONCE);
  // The embedded database answers without ever letting the loop go on: between two looks others get their turn.
  const inTurn = (look: () => Promise<void>) =>
    turns(async () => {
      await breathe();
      await untraced(look);
    });
  const alive = setInterval(() => {
    for (const watcher of open) watcher.look();
  }, ALIVE_MS).unref();
  stopping.addEventListener("abort", () => {
    clearInterval(alive);
    for (const watcher of open) watcher.end();
  });
  const channelOf = ({ name, subjects }: Subscription): Channel => {
    const channel = channels.get(name) ?? createChannel((tell) => events.hear(subjects, tell), inTurn);
    channels.set(name, channel);
    return channel;
  };
  return {
    size: places.size,
    open: async (subscription) => {
      const { name, person } = subscription;
      places.take(person);
      const channel = channelOf(subscription);
      const watcher = createWatcher(subscription, clock, () => {
        places.giveBack(person);
        open.delete(watcher);
        channel.leave(watcher);
        if (channel.isEmpty()) channels.delete(name);
      });
      open.add(watcher);
      channel.join(watcher);
      if (subscription.signal.aborted || stopping.aborted) watcher.leave();
      await watcher.begun;
      return watcher.body;
    },
  };
}
