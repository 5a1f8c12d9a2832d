import { describe, expect, it } from "vitest";
import { fitInto, larger, limitZoom, MOST_ZOOM, scrollAfter, smaller } from "./zooming.ts";

describe("a figure shown large", () => {
  it("is as large as the window, and whole", () => {
    expect(fitInto({ width: 390, height: 700 }, { width: 800, height: 500 })).toEqual({
      width: 390,
      height: 243.75,
    });
    expect(fitInto({ width: 1_280, height: 700 }, { width: 800, height: 1_400 })).toEqual({
      width: 400,
      height: 700,
    });
  });
  it("grows and shrinks by steps between whole and the most", () => {
    expect(larger(1)).toBe(1.5);
    expect(smaller(1.5)).toBe(1);
    expect(smaller(1.2)).toBe(1);
    expect(larger(4)).toBe(MOST_ZOOM);
    expect(limitZoom(0.2)).toBe(1);
  });
  it("keeps what is under the fingers where it is", () => {
    // The point 100 of the window shows the place 300 of 1,000; of 2,000 that is 600.
    expect(scrollAfter(200, 100, 1_000, 2_000)).toBe(500);
  });
});
