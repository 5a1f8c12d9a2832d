import pLimit, { type LimitFunction } from "p-limit";
import type { CacheKind, Caches } from "./caches.ts";
import { rateLimited } from "./http/context.ts";

/** Lines of which so many pieces of work are done at the same time, each. */
export interface TurnLimits {
  atOnce: number;
  /** So many more may wait; who brings even more may come again after `comeAgain` seconds. */
  waiting: number;
  comeAgain: number;
}

/** Does work when it is the turn of whoever asks for it. Throws RATE_LIMITED, and what the work throws. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Lines of this process, one for each key for as long as something is done or waits in it. */
export function createTurns({ atOnce, waiting, comeAgain }: TurnLimits): InTurn {
  const lines = new Map<string, { run: LimitFunction; length: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { run: pLimit(atOnce), length: 0 };
    if (line.length >= atOnce + waiting) throw rateLimited(comeAgain);
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

/** Lines that a feature has in each process. The object itself names them. */
export type TurnKind = TurnLimits & CacheKind<InTurn>;

/** The lines of this kind. */
export function turnsOf(caches: Caches, kind: TurnKind): InTurn {
  const kept = caches.of(kind);
  const turns = kept.get("") ?? createTurns(kind);
  kept.set("", turns);
  return turns;
}
