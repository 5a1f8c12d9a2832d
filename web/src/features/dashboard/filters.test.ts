import { describe, expect, it } from "vitest";
import { pageOf } from "../../lib/filters/address.ts";
import { queryOf, withFilters } from "./filters.ts";

describe("filters in the address", () => {
  it("reads what the address says", () => {
    expect(queryOf(new URLSearchParams("search=fire&sort=most&activity=inactive&registration=with"))).toEqual(
      {
        search: "fire",
        sort: "most",
        registration: "with",
        activity: "inactive",
        page: 1,
      },
    );
  });

  it("takes the default for unknown words", () => {
    expect(queryOf(new URLSearchParams("sort=best&activity=asleep"))).toEqual({
      search: "",
      sort: "newest",
      registration: "all",
      activity: "all",
      page: 1,
    });
  });

  it("keeps other parts of the address and leaves defaults out", () => {
    const before = new URLSearchParams("view=creator&sort=most&search=fire");
    expect(withFilters(before, { sort: "newest", activity: "active" }).toString()).toBe(
      "view=creator&search=fire&activity=active",
    );
  });

  it("begins again on the first page when a filter changes, and keeps filters when the page does", () => {
    const before = new URLSearchParams("view=creator&page=3&search=fire");
    expect(withFilters(before, { sort: "most" }).toString()).toBe("view=creator&search=fire&sort=most");
    expect(withFilters(before, { page: 4 }).toString()).toBe("view=creator&search=fire&page=4");
    expect([
      queryOf(before).page,
      pageOf(new URLSearchParams("page=0")),
      pageOf(new URLSearchParams("page=x")),
    ]).toEqual([3, 1, 1]);
  });
});
