import { describe, expect, it } from "vitest";
import { goneTo, jumpedTo, typedTo } from "./listKeys.ts";

describe("keys in a list", () => {
  it("lead to other rows, not past the ends", () => {
    expect(["ArrowUp", "ArrowDown", "PageDown", "Home", "End"].map((key) => jumpedTo(key, 3, 20))).toEqual([
      2, 4, 13, 0, 19,
    ]);
    expect([jumpedTo("ArrowUp", 0, 20), jumpedTo("PageDown", 15, 20), jumpedTo("PageUp", 4, 20)]).toEqual([
      0, 19, 0,
    ]);
    expect(jumpedTo("Enter", 3, 20)).toBeNull();
  });

  it("lead to the next row that begins with what was typed, with its number or without", () => {
    const labels = ["1. Wasser", "2. Eis", "3. Wolken", "4. Echo"];
    expect(typedTo("w", 0, labels)).toBe(2);
    expect(typedTo("W", 2, labels)).toBe(0);
    expect(typedTo("wo", 2, labels)).toBe(2);
    expect(typedTo("was", 2, labels)).toBe(0);
    expect(typedTo("4", 0, labels)).toBe(3);
    expect(typedTo("x", 0, labels)).toBeNull();
    expect(typedTo("w", 0, [])).toBeNull();
  });

  it("lead on while a word is typed, and begin a new one after a pause", () => {
    const labels = ["Wasser", "Eis", "Wolken", "Oase"];
    const word = { typed: "", until: 0 };
    const type = (key: string, timeStamp: number, at: number) => goneTo({ key, timeStamp }, at, labels, word);
    expect(type("w", 5_000, 1)).toBe(2);
    expect(type("o", 5_400, 2)).toBe(2);
    expect(type("o", 7_000, 2)).toBe(3);
    expect([type("ArrowUp", 7_100, 3), type(" ", 7_200, 3), type("Tab", 7_300, 3)]).toEqual([2, null, null]);
  });
});
