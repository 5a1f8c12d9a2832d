import type { Actor } from "../actor.ts";
import { nextInLine, type PlaceLimits } from "../line.ts";
import { hashSecret } from "../secrets.ts";

/** Who asks for work: a person, where one is known, in a network. */
export interface Asker {
  person: string | null;
  network: string;
}

/** What a request shows of who asks; who takes a course without an account shows the secret of the sitting. */
interface Shown {
  actor: Actor;
  caller: string;
  enrolmentToken?: string | null;
}

/**
 * Who asks, as a request shows it. Visitors of one network are told apart by their sittings, which anybody may begin
 * or invent: all of a network together have their limit as well.
 */
export const askerOf = ({ actor, caller, enrolmentToken }: Shown): Asker => ({
  person:
    actor.kind === "person" ? actor.userId : enrolmentToken ? `sitting:${hashSecret(enrolmentToken)}` : null,
  network: caller,
});

/** Work that waits; `asker` is null for what the installation does itself. */
export interface WaitingWork {
  id: string;
  asker: Asker | null;
  createdAt: Date;
}

/** Of those that wait: how many one person, and one network, may have among them. */
const MOST_OF_PERSON = 4;
const SHARE_OF_NETWORK = 0.5;

const personOf = (asker: Asker | null): string | null => asker && (asker.person ?? asker.network);

const networkOf = (asker: Asker | null): string | null => asker?.network ?? null;

/** Why somebody's work may not wait as well: it is own work that waits already, or that of others; null where it may. */
export function crowdedBy(
  asker: Asker | null,
  waiting: readonly WaitingWork[],
  longest: number,
): "own" | "others" | null {
  if (waiting.length >= longest) return "others";
  if (asker === null) return null;
  const ofPerson = waiting.filter((work) => personOf(work.asker) === personOf(asker));
  if (ofPerson.length >= MOST_OF_PERSON) return "own";
  const ofNetwork = waiting.filter((work) => networkOf(work.asker) === asker.network);
  return ofNetwork.length >= Math.ceil(longest * SHARE_OF_NETWORK) ? "others" : null;
}

/**
 * What gets the next place: networks take turns, and the people within each. One person, and one network, leave a place
 * free where there are several. Null where all have theirs.
 */
export function nextTurn(
  waiting: readonly WaitingWork[],
  running: readonly (Asker | null)[],
  lastStart: ReadonlyMap<string, Date>,
  places: number,
): WaitingWork | null {
  const limits: PlaceLimits = { inAll: places, perOwner: Math.max(1, places - 1) };
  const next = (some: readonly WaitingWork[], ownerOf: (asker: Asker | null) => string | null) => {
    const lined = some.map(({ id, asker, createdAt }) => ({
      ...{ id, ownerId: ownerOf(asker), createdAt, interrupted: false },
    }));
    const found = nextInLine(lined, { owners: running.map(ownerOf), lastStart }, limits);
    return some.find(({ id }) => id === found?.id) ?? null;
  };
  const taken = running.map(personOf);
  const mayBegin = waiting.filter(
    ({ asker }) =>
      asker === null || taken.filter((person) => person === personOf(asker)).length < limits.perOwner,
  );
  const first = next(mayBegin, networkOf);
  const network = networkOf(first?.asker ?? null);
  if (network === null) return first;
  return next(
    mayBegin.filter(({ asker }) => networkOf(asker) === network),
    personOf,
  );
}
