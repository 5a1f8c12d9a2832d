import { describe, expect, it } from "vitest";
import { continued, placeOf, targetKey } from "./rules.ts";

/** A step at a position that cites paragraphs of one document. */
const citing = (position: number, ...paragraphs: number[]) => ({
  position,
  sources: paragraphs.map((paragraph) => ({ document: "d", paragraph })),
});
const present = (id: string, position: number, ...paragraphs: number[]) => ({
  id,
  ...citing(position, ...paragraphs),
});

describe("which step a new one continues", () => {
  it("is the one that teaches the same passages, wherever it stands", () => {
    const found = continued(
      [present("a", 1, 1, 2), present("b", 2, 3, 4), present("c", 3, 5, 6)],
      [citing(1, 5, 6), citing(2, 1, 2), citing(3, 3, 4)],
    );
    expect([...found].sort()).toEqual([
      [1, "c"],
      [2, "a"],
      [3, "b"],
    ]);
  });

  it("is the best match where passages are shared out otherwise, each step once", () => {
    const found = continued(
      [present("a", 1, 1, 2, 3, 4), present("b", 2, 5, 6, 7, 8)],
      [citing(1, 1, 2), citing(2, 3, 4, 5), citing(3, 6, 7, 8)],
    );
    expect(found.get(1)).toBe("a");
    expect(found.get(3)).toBe("b");
    expect(found.has(2)).toBe(false);
  });

  it("is the one at the same place where no passages tell", () => {
    const found = continued([present("a", 1), present("b", 2), present("c", 3)], [citing(1), citing(2, 9)]);
    expect([...found]).toEqual([
      [1, "a"],
      [2, "b"],
    ]);
  });
});

describe("the place of a new step", () => {
  it.each([
    ["before", "b", 2],
    ["after", "b", 3],
    ["after", "gone", 4],
  ] as const)("%s %s is %i", (side, stepId, place) => {
    expect(placeOf(["a", "b", "c"], { side, stepId })).toBe(place);
  });

  it("without a neighbour is the end", () => {
    expect(placeOf(["a"], { side: null, stepId: null })).toBe(2);
  });
});

it("targets of different kinds and steps are different ones", () => {
  const stepId = "00000000-0000-4000-8000-000000000001";
  const keys = [
    targetKey({ kind: "course" }),
    targetKey({ kind: "step", stepId }),
    targetKey({ kind: "question", stepId }),
    targetKey({ kind: "insertStep", place: { side: "before", stepId }, documentId: null }),
    targetKey({ kind: "insertStep", place: { side: "after", stepId }, documentId: null }),
    targetKey({ kind: "insertStep", place: null, documentId: null }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
