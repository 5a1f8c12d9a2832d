import { describe, expect, it } from "vitest";
import { isSame, merged } from "./merge.ts";

const base = { title: "Titel", content: "Text", summary: "" };

describe("two versions of a step", () => {
  it("go together where each changed something else, or both the same", () => {
    const mine = { ...base, content: "Mein Text" };
    const stored = { ...base, summary: "Ihre Zusammenfassung" };
    expect(merged(base, mine, stored)).toEqual({ ...mine, summary: "Ihre Zusammenfassung" });
    expect(merged(base, mine, mine)).toEqual(mine);
    expect(isSame(base, { ...base })).toBe(true);
  });
  it("do not where both changed the same text", () => {
    expect(merged(base, { ...base, title: "Meiner" }, { ...base, title: "Ihrer" })).toBeNull();
  });
});
