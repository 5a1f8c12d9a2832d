/** Work that could begin, or go on, as soon as there is a place for it. */
export interface Waiting {
  id: string;
  /** Null for what belongs to the installation itself and waits for nobody of the same owner. */
  ownerId: string | null;
  createdAt: Date;
  /** Somebody worked on it and was lost: it comes before everything else. */
  interrupted: boolean;
}

/** Whom is being worked for, and who was served last. */
export interface Served {
  /** The owner of each piece of work that is under way. */
  owners: readonly (string | null)[];
  /** When work of an owner last began. */
  lastStart: ReadonlyMap<string, Date>;
}

/** How many pieces of somebody's work are under way. */
function placesOf(ownerId: string | null, owners: readonly (string | null)[]): number {
  return ownerId === null ? 0 : owners.filter((owner) => owner === ownerId).length;
}

/**
 * What waits in the order in which it gets a place: interrupted work first, then that of whoever has the fewest
 * places, then of who was served the longest time ago, then of who came first (round robin between owners, so
 * that nobody who brings two hundred documents holds up the others).
 */
export function lineOf(waiting: readonly Waiting[], { owners, lastStart }: Served): Waiting[] {
  const byAge = [...waiting].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const served = ({ ownerId }: Waiting) => (ownerId === null ? 0 : (lastStart.get(ownerId)?.getTime() ?? 0));
  const before = new Map<string | null, number>();
  const ranked = byAge.map((work) => {
    const earlier = before.get(work.ownerId) ?? 0;
    before.set(work.ownerId, earlier + 1);
    return { work, rank: work.interrupted ? -1 : earlier + placesOf(work.ownerId, owners) };
  });
  return ranked.sort((a, b) => a.rank - b.rank || served(a.work) - served(b.work)).map(({ work }) => work);
}

/** How much may be under way at the same time, in all and for one owner. */
export interface PlaceLimits {
  inAll: number;
  perOwner: number;
}

/** What gets the next place; null when all places are taken, or only owners wait who have theirs. */
export function nextInLine(
  waiting: readonly Waiting[],
  served: Served,
  { inAll, perOwner }: PlaceLimits,
): Waiting | null {
  if (served.owners.length >= inAll) return null;
  const mayBegin = ({ ownerId }: Waiting) => placesOf(ownerId, served.owners) < perOwner;
  return lineOf(waiting, served).find(mayBegin) ?? null;
}

/** Why something waits: how much stands before it in the line, and whether its owner has every place that is his. */
export interface Place {
  ahead: number;
  ownCourse: boolean;
}

/** The place of waiting work in the line; null when it does not wait, or would get a place now. */
export function placeOf(
  workId: string,
  waiting: readonly Waiting[],
  served: Served,
  limits: PlaceLimits,
): Place | null {
  const own = waiting.find(({ id }) => id === workId);
  if (!own || nextInLine(waiting, served, limits)?.id === workId) return null;
  const ownCourse = placesOf(own.ownerId, served.owners) >= limits.perOwner;
  const line = ownCourse ? waiting.filter(({ ownerId }) => ownerId === own.ownerId) : waiting;
  return { ahead: lineOf(line, served).findIndex(({ id }) => id === workId), ownCourse };
}
