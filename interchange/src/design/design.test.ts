import { readFileSync } from "node:fs";
import { COURSE_FONTS, OWN_DESIGN } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { fontLicence } from "./fonts.ts";
import { designCss, fontsOf, TOKENS } from "./style.ts";

it("has the colours of the web app", () => {
  const tokens = readFileSync(new URL("../../../web/src/ui/tokens.css", import.meta.url), "utf8");
  for (const [name, [light, dark]] of Object.entries(TOKENS)) {
    expect(tokens).toContain(`--${name}: light-dark(${light}, ${dark});`);
  }
});

it("shows the colours and fonts of a course", () => {
  const design = { ...OWN_DESIGN, highlight: "#8a2be2", headingFont: "Lora" as const };
  const css = designCss(design, (font) => `${font}.woff2`);
  expect(css).toContain("--accent: light-dark(#8a2be2,");
  expect(css).toContain('--heading-font: "Lora"');
  expect(fontsOf(design)).toEqual(["Atkinson Hyperlegible Next", "Lora", "Literata"]);
});

it.each(COURSE_FONTS)("%s has its licence with it", (font) => {
  expect(fontLicence(font)).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/i);
});
