import { expect, it } from "vitest";
import { correctDesign, OWN_DESIGN, parseColour, parseDesign } from "./design.ts";

it.each([
  ["#1e5b43", "#1e5b43"],
  [" 1E5B43 ", "#1e5b43"],
  ["#abc", "#aabbcc"],
  ["green", null],
  ["#12345", null],
  ["#1e5b4g", null],
  ["", null],
])("the colour %j is %j", (typed, colour) => {
  expect(parseColour(typed)).toBe(colour);
});

it("corrects what is invalid to what was there before, and names it", () => {
  const before = { ...OWN_DESIGN, highlight: "#1e5b43", bodyFont: "Lora" as const };
  const typed = {
    highlight: "javascript:",
    background: "#FFF",
    headingFont: "Inter",
    bodyFont: "Comic Sans",
  };
  expect(correctDesign(typed, before)).toEqual({
    design: { highlight: "#1e5b43", background: "#ffffff", headingFont: "Inter", bodyFont: "Lora" },
    corrected: ["highlight", "bodyFont"],
  });
});

it("reads a stored design without what is invalid in it", () => {
  const stored = JSON.stringify({
    highlight: "#1e5b43",
    background: "url(x)",
    bodyFont: "Lora",
    headingFont: 3,
  });
  expect(parseDesign(stored)).toEqual({ ...OWN_DESIGN, highlight: "#1e5b43", bodyFont: "Lora" });
  expect([parseDesign("{"), parseDesign("null"), parseDesign("7")]).toEqual([null, null, null]);
});
