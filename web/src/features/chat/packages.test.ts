import type { ChatPackageHead } from "@lehrpfad/contract";
import { expect, test } from "vitest";
import { nextPackage, packagePath, placeAmong, toDecide } from "./packages.ts";

const head = (id: string, counts: Partial<ChatPackageHead["counts"]> | null): ChatPackageHead => ({
  ...{ id, number: 1, kind: "questions", steps: [1] },
  answeredAt: counts === null ? null : "2026-11-26T10:00:00Z",
  counts: { open: 0, aside: 0, accepted: 0, skipped: 0, replaced: 0, ...counts },
});

test("what waits for a person is open or put aside", () => {
  expect(toDecide(head("a", { open: 2, aside: 1, accepted: 4, skipped: 3 }))).toBe(3);
});

test("what is answered once more waits in its own package alone, and packages count among their kind", () => {
  const second = { ...head("c", { open: 2 }), kind: "answers" as const, number: 7 };
  expect(toDecide(second)).toBe(0);
  const packages = [head("a", { open: 2 }), head("b", null), second];
  expect(placeAmong(second, packages)).toEqual({ place: 1, count: 1 });
  expect(placeAmong(head("b", null), packages)).toEqual({ place: 2, count: 2 });
});

test.each<[string, ChatPackageHead[], string]>([
  ["waits for a decision", [head("a", { accepted: 2 }), head("b", { aside: 1 }), head("c", null)], "b"],
  ["waits for an answer", [head("a", { accepted: 2 }), head("b", null), head("c", { open: 1 })], "b"],
  ["is the first where all is done", [head("a", { accepted: 2 }), head("b", { skipped: 1 })], "a"],
])("one goes on with the package that %s", (_, packages, id) => {
  expect(nextPackage(packages)?.id).toBe(id);
});

test("a package has an address, and so has the page", () => {
  expect(packagePath("bees", "1")).toBe("/c/bees/chat?package=1");
  expect(packagePath("bees")).toBe("/c/bees/chat");
});
