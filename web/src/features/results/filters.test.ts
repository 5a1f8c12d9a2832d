import { describe, expect, it } from "vitest";
import { queryOf, withFilters } from "./filters.ts";

describe("filters in the address", () => {
  it("reads what the address says", () => {
    expect(queryOf(new URLSearchParams("search=fire&sort=most&activity=inactive&registration=with"))).toEqual(
      {
        search: "fire",
        sort: "most",
        registration: "with",
        activity: "inactive",
      },
    );
  });

  it("takes the default for unknown words", () => {
    expect(queryOf(new URLSearchParams("sort=best&activity=asleep"))).toEqual({
      search: "",
      sort: "newest",
      registration: "all",
      activity: "all",
    });
  });

  it("keeps other parts of the address and leaves defaults out", () => {
    const before = new URLSearchParams("view=creator&sort=most&search=fire");
    expect(withFilters(before, { sort: "newest", activity: "active" }).toString()).toBe(
      "view=creator&search=fire&activity=active",
    );
  });
});
