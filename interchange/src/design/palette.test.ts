import { OWN_DESIGN } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { colourTokens, contrast, nearestPassing, TEXT_CONTRAST, textOn } from "./palette.ts";

const OWN = {
  light: { paper: "#faf7f0", ink: "#1d1c18", accent: "#1e5b43", here: "#8f5600", danger: "#9f2a1d" },
  dark: { paper: "#12150f", ink: "#efebdf", accent: "#86d0a9", here: "#f1bd57", danger: "#ff9a8b" },
};
const GROUNDS = ["#ffffff", "#000000", "#faf7f0", "#ffd54a", "#777777", "#8a2be2", "#003153", "#ff0000"];
const COLOURS = ["#ffeb3b", "#1e5b43", "#ff00ff", "#808080", "#00bcd4", "#ffffff", "#000000"];

describe("contrast", () => {
  it("is that of WCAG: black on white 21, grey #777777 on white 4.48", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

describe("the nearest colour that can be read", () => {
  it("passes on every ground that any colour passes on", () => {
    for (const ground of GROUNDS)
      for (const colour of COLOURS)
        expect(contrast(nearestPassing(colour, [ground]), ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it("is the colour itself where that passes, and only as far from it as needed", () => {
    expect(nearestPassing("#1e5b43", ["#faf7f0"])).toBe("#1e5b43");
    expect(contrast(nearestPassing("#ffeb3b", ["#ffffff"]), "#ffffff")).toBeLessThan(TEXT_CONTRAST + 0.15);
  });
});

describe("the tokens of a design", () => {
  it("are none for the product's own look", () => {
    expect(colourTokens(OWN_DESIGN, OWN)).toEqual({});
  });

  it("keep all text readable on any background", () => {
    for (const background of GROUNDS) {
      const tokens = colourTokens({ ...OWN_DESIGN, background }, OWN);
      expect(tokens["--paper"]).toBe(background);
      for (const text of ["--ink", "--muted", "--accent", "--here", "--danger"])
        for (const ground of ["--paper", "--surface"])
          expect(
            contrast(tokens[text] ?? "", tokens[ground] ?? ""),
            `${text} on ${ground} of ${background}`,
          ).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });

  it("set the button's text in what can be read on the highlight", () => {
    for (const highlight of COLOURS) {
      expect(contrast(textOn(highlight), highlight)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(colourTokens({ ...OWN_DESIGN, highlight }, OWN)["--accent"]).toContain(highlight);
    }
  });
});
