import { expect, it } from "vitest";
import { type CacheKind, createCaches } from "./caches.ts";

const NAMES: CacheKind<string> = { most: 2 };
const OTHERS: CacheKind<string> = { most: 2 };

it("keeps so many values of a kind; the one that was not asked for longest goes first", () => {
  const caches = createCaches();
  const names = caches.of(NAMES);
  names.set("a", "Ada");
  names.set("b", "Bo");
  expect(names.get("a")).toBe("Ada");
  names.set("c", "Cy");
  expect(["a", "b", "c"].map((key) => caches.of(NAMES).get(key))).toEqual(["Ada", undefined, "Cy"]);
  names.delete("a");
  expect(names.get("a")).toBeUndefined();
  expect(caches.of(OTHERS).get("c")).toBeUndefined();
  expect(createCaches().of(NAMES).get("c")).toBeUndefined();
});

it("keeps no more than all may weigh together, and nothing that is heavier alone", () => {
  const texts = createCaches().of<string>({ most: 10, weight: { most: 5, of: (text) => text.length } });
  texts.set("a", "aaa");
  texts.set("b", "bb");
  expect([texts.get("b"), texts.get("a")]).toEqual(["bb", "aaa"]);
  texts.set("c", "cc");
  expect(["a", "b", "c"].map((key) => texts.get(key))).toEqual(["aaa", undefined, "cc"]);
  texts.set("c", "cccccc");
  expect(["a", "c"].map((key) => texts.get(key))).toEqual(["aaa", undefined]);
});
