import { type ParticipantQuery, participantQuerySchema } from "@lehrpfad/contract";
import { useSearchParams } from "react-router";
import { presentSearch } from "../../lib/presentSearch.ts";

const { shape } = participantQuerySchema;
export const PEOPLE_SORTS = shape.sort.unwrap().options;
export const PEOPLE_TYPES = shape.type.unwrap().options;
export const PEOPLE_STATUSES = shape.status.unwrap().options;

const DEFAULTS = participantQuerySchema.parse({});

/** What the address of a list of participants asks for; unknown words become the default. */
export function peopleQuery(search: URLSearchParams): ParticipantQuery {
  const asked = Object.fromEntries([...search].filter(([name]) => name in DEFAULTS));
  const names = Object.keys(asked).filter((name) => {
    return participantQuerySchema.safeParse({ [name]: asked[name] }).success;
  });
  return participantQuerySchema.parse(Object.fromEntries(names.map((name) => [name, asked[name]])));
}

/** The same address asking for something else, from the first page on unless a page is named. */
export function withPeople(search: URLSearchParams, change: Partial<ParticipantQuery>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("page");
  const known = Object.entries(DEFAULTS);
  for (const [name, value] of Object.entries(change)) {
    if (known.some(([field, standard]) => field === name && standard === value)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Search, order, filters and page of the participants, kept in the address. */
export function usePeople() {
  const [search, setSearch] = useSearchParams();
  const change = (changed: Partial<ParticipantQuery>) =>
    setSearch(() => withPeople(presentSearch(), changed), {
      replace: "search" in changed,
      preventScrollReset: true,
    });
  return { query: peopleQuery(search), change };
}
