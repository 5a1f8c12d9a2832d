import type { DashboardQuery } from "@lehrpfad/contract";
import { useSearchParams } from "react-router";

export const SORTS = ["newest", "oldest", "most", "fewest"] as const;
export const REGISTRATIONS = ["all", "with", "without"] as const;
export const ACTIVITIES = ["all", "active", "inactive"] as const;

const LISTS = { sort: SORTS, registration: REGISTRATIONS, activity: ACTIVITIES };

function pick<V extends string>(choices: readonly [V, ...V[]], value: string | null): V {
  return choices.find((choice) => choice === value) ?? choices[0];
}

/** The query a list's address asks for; unknown words become the default. */
export function queryOf(search: URLSearchParams): DashboardQuery {
  return {
    search: search.get("search") ?? "",
    sort: pick(LISTS.sort, search.get("sort")),
    registration: pick(LISTS.registration, search.get("registration")),
    activity: pick(LISTS.activity, search.get("activity")),
  };
}

/** The same address with other filters; what is the default is not written. */
export function withFilters(search: URLSearchParams, changed: Partial<DashboardQuery>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) {
    const isDefault = value === "" || value === "all" || value === "newest";
    if (isDefault) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Search, order and filters of the Creator Studio, kept in the address. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  const change = (changed: Partial<DashboardQuery>) =>
    setSearch((before) => withFilters(before, changed), {
      replace: "search" in changed,
      preventScrollReset: true,
    });
  const reset = () => change({ search: "", registration: "all", activity: "all" });
  const filtered = query.search !== "" || query.registration !== "all" || query.activity !== "all";
  return { query, change, reset, filtered };
}
