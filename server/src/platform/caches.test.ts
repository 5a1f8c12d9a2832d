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
