import { describe, expect, it } from "vitest";
import { findByKey, findTyped, jumpByKey } from "./listKeys.ts";

describe("keys in a list", () => {
  it("lead to other rows, not past the ends", () => {
    expect(["ArrowUp", "ArrowDown", "PageDown", "Home", "End"].map((key) => jumpByKey(key, 3, 20))).toEqual([
      2, 4, 13, 0, 19,
    ]);
    expect([jumpByKey("ArrowUp", 0, 20), jumpByKey("PageDown", 15, 20), jumpByKey("PageUp", 4, 20)]).toEqual([
      0, 19, 0,
    ]);
    expect(jumpByKey("Enter", 3, 20)).toBeNull();
  });

  it("lead to the next row that begins with what was typed, with its number or without", () => {
    const labels = ["1. Wasser", "2. Eis", "3. Wolken", "4. Echo"];
    expect(findTyped("w", 0, labels)).toBe(2);
    expect(findTyped("W", 2, labels)).toBe(0);
    expect(findTyped("wo", 2, labels)).toBe(2);
    expect(findTyped("was", 2, labels)).toBe(0);
    expect(findTyped("4", 0, labels)).toBe(3);
    expect(findTyped("x", 0, labels)).toBeNull();
    expect(findTyped("w", 0, [])).toBeNull();
    expect(findTyped("me", 0, ["1. La source", "2. Méthode"])).toBe(1);
  });

  it("lead on while a word is typed, and begin a new one after a pause", () => {
    const labels = ["Wasser", "Eis", "Wolken", "Oase"];
    const word = { typed: "", until: 0 };
    const type = (key: string, timeStamp: number, at: number) =>
      findByKey({ key, timeStamp }, at, labels, word);
    expect(type("w", 5_000, 1)).toBe(2);
    expect(type("o", 5_400, 2)).toBe(2);
    expect(type("o", 7_000, 2)).toBe(3);
    expect([type("ArrowUp", 7_100, 3), type(" ", 7_200, 3), type("Tab", 7_300, 3)]).toEqual([2, null, null]);
  });
});
