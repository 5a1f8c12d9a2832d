import { expect, it } from "vitest";
import { copyName, withNewIds } from "./rules.ts";

it("a copy is named after its course, within the longest name", () => {
  expect(copyName("Brandschutz")).toBe("Copy – Brandschutz");
  expect(copyName("x".repeat(160))).toHaveLength(160);
});

it("replaces the ids that have a new one and no others", () => {
  const [old, fresh, other] = [1, 2, 3].map((n) => `0000000${n}-0000-4000-8000-000000000000`);
  const ids = new Map([[old ?? "", fresh ?? ""]]);
  expect(withNewIds(`![a](figure:${old}?w=1&h=2) ${other}`, ids)).toBe(
    `![a](figure:${fresh}?w=1&h=2) ${other}`,
  );
});
