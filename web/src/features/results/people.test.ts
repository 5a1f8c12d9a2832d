import { LIMITS } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { peopleQuery, withPeople } from "./people.ts";

it("reads what the address asks for, and takes the default for anything else", () => {
  expect(
    peopleQuery(new URLSearchParams("tab=people&search=ada&sort=progress&status=learning&page=3")),
  ).toEqual({
    search: "ada",
    sort: "progress",
    type: "all",
    status: "learning",
    page: 3,
  });
  expect(peopleQuery(new URLSearchParams("sort=best&page=-1&type=x"))).toEqual({
    search: "",
    sort: "active",
    type: "all",
    status: "all",
    page: 1,
  });
});

it("asks for no longer words than a list can be searched for", () => {
  expect(
    peopleQuery(new URLSearchParams({ search: "ada ".repeat(1_000) })).search.length,
  ).toBeLessThanOrEqual(LIMITS.searchLength);
});

it("writes no defaults, keeps the rest of the address, and begins on the first page", () => {
  const before = new URLSearchParams("tab=participants&sort=name&page=4");
  expect(withPeople(before, { sort: "active", status: "completed" }).toString()).toBe(
    "tab=participants&status=completed",
  );
  expect(withPeople(before, { page: 2 }).toString()).toBe("tab=participants&sort=name&page=2");
});
