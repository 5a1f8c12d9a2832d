import { describe, expect, it } from "vitest";
import { readingMinutes } from "./reading.ts";

describe("reading time", () => {
  it("is whole minutes, at least one", () => {
    expect(readingMinutes(0)).toBe(1);
    expect(readingMinutes(540)).toBe(4);
  });
});
