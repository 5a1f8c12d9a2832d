import { describe, expect, it } from "vitest";
import { hasUnwanted } from "./text.ts";

describe("what no text of ours holds", () => {
  it.each([
    ["/api/courses/a%00b", true],
    ["/api/courses?q=%E2%80%AEx", true],
    ["/api/courses?q=%ED%A0%80", true],
    ["/api/courses/%C3%A4?q=%E2%80%9Ea", false],
  ])("in the address %s: %s", (address, unwanted) => {
    expect(hasUnwanted(address)).toBe(unwanted);
  });
});
