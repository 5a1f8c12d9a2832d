import type { ParticipantQuery } from "@lehrpfad/contract";
import { useSearchParams } from "react-router";
import { pageOf, pick, searchOf } from "../../lib/filters/address.ts";
import { presentSearch } from "../../lib/presentSearch.ts";

export const PEOPLE_SORTS = ["active", "newest", "oldest", "name", "progress"] as const;
export const PEOPLE_TYPES = ["all", "registered", "anonymous"] as const;
export const PEOPLE_STATUSES = ["all", "started", "learning", "completed"] as const;

/** What the address of a list of participants asks for; unknown words become the default. */
export function peopleQuery(search: URLSearchParams): ParticipantQuery {
  return {
    search: searchOf(search).trim(),
    sort: pick(PEOPLE_SORTS, search.get("sort")),
    type: pick(PEOPLE_TYPES, search.get("type")),
    status: pick(PEOPLE_STATUSES, search.get("status")),
    page: pageOf(search),
  };
}

const DEFAULTS = peopleQuery(new URLSearchParams());

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
