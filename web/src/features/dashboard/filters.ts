import type { DashboardQuery } from "@lehrpfad/contract";
import { useSearchParams } from "react-router";
import { pageOf, pick, searchOf } from "../../lib/filters/address.ts";
import { presentSearch } from "../../lib/presentSearch.ts";

export const SORTS = ["newest", "oldest", "most", "fewest"] as const;
export const REGISTRATIONS = ["all", "with", "without"] as const;
export const ACTIVITIES = ["all", "active", "inactive"] as const;

const LISTS = { sort: SORTS, registration: REGISTRATIONS, activity: ACTIVITIES };

/** The query a list's address asks for; unknown words become the default. */
export function queryOf(search: URLSearchParams): DashboardQuery {
  return {
    search: searchOf(search),
    sort: pick(LISTS.sort, search.get("sort")),
    registration: pick(LISTS.registration, search.get("registration")),
    activity: pick(LISTS.activity, search.get("activity")),
    page: pageOf(search),
  };
}

/** The same address with other filters, on the first page unless a page is named; defaults are not written. */
export function withFilters(search: URLSearchParams, changed: Partial<DashboardQuery>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("page");
  for (const [name, value] of Object.entries(changed)) {
    const isDefault = value === "" || value === "all" || value === "newest" || value === 1;
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Search, order and filters of the Creator Studio, kept in the address. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  const change = (changed: Partial<DashboardQuery>) =>
    setSearch(() => withFilters(presentSearch(), changed), {
      replace: "search" in changed,
      preventScrollReset: !("page" in changed),
    });
  const reset = () => change({ search: "", registration: "all", activity: "all" });
  const filtered = query.search !== "" || query.registration !== "all" || query.activity !== "all";
  return { query, change, reset, filtered };
}
