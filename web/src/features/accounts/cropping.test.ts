import { describe, expect, it } from "vitest";
import { aspectOf, CROP_RATIOS, sizeOf, toGrey } from "./cropping.ts";

describe("cropping a photo", () => {
  it("offers the six ratios", () => {
    expect(CROP_RATIOS).toEqual(["free", "16:9", "4:3", "1:1", "3:4", "9:16"]);
    expect(CROP_RATIOS.map((ratio) => aspectOf({ ratio, share: 80 }))).toEqual([
      0.8,
      16 / 9,
      4 / 3,
      1,
      3 / 4,
      9 / 16,
    ]);
  });
  it("keeps small areas and makes large ones 1024 pixels long", () => {
    expect(sizeOf({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
    expect(sizeOf({ width: 1600, height: 900 })).toEqual({ width: 1024, height: 576 });
  });
  it("takes the colour out and leaves the transparency", () => {
    const pixels = new Uint8ClampedArray([255, 0, 0, 128, 10, 10, 10, 255]);
    toGrey(pixels);
    expect([...pixels]).toEqual([76, 76, 76, 128, 10, 10, 10, 255]);
  });
});
