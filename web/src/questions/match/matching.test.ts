import { expect, it } from "vitest";
import { comparePairs, matchOf, withMatch } from "./matching.ts";
import type { MatchAnswer, OpenMatch } from "./types.ts";

const question: OpenMatch = {
  kind: "match",
  items: [
    { id: "a", text: "Queen" },
    { id: "b", text: "Drone" },
    { id: "c", text: "Worker" },
  ],
  matches: [
    { id: "2", text: "mates" },
    { id: "1", text: "lays eggs" },
    { id: "3", text: "mates" },
  ],
};
const given = (...matched: [string, string][]): MatchAnswer => ({
  kind: "match",
  matched: matched.map(([item, match]) => ({ item, match })),
});

it("gives an item its match, and another one instead", () => {
  const first = withMatch(question, given(), "a", "2");
  expect(first).toEqual(given(["a", "2"]));
  expect(withMatch(question, withMatch(question, first, "b", "2"), "a", "1")).toEqual(
    given(["b", "2"], ["a", "1"]),
  );
  expect(withMatch(question, first, "a", "")).toEqual(given());
});

it("leaves out what the question no longer has", () => {
  const kept = given(["gone", "1"], ["a", "gone"], ["b", "3"]);
  expect(withMatch(question, kept, "c", "1")).toEqual(given(["b", "3"], ["c", "1"]));
  expect(matchOf(question, kept, "a")).toBeUndefined();
});

it("compares with what belongs there: equal words are equally right", () => {
  const solution = given(["a", "1"], ["b", "2"], ["c", "3"]);
  const compared = comparePairs(question, given(["a", "2"], ["b", "3"]), solution);
  expect(compared.map(({ given, right, isRight }) => [given, right, isRight])).toEqual([
    ["mates", "lays eggs", false],
    ["mates", "mates", true],
    [null, "mates", false],
  ]);
});
