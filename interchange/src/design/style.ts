import type { CourseDesign, CourseFont } from "@lehrpfad/contract";
import { colourTokens, type OwnColours } from "./palette.ts";

/** The product's own colours, light and dark, as web/src/ui/tokens.css has them (design.test.ts compares). */
export const TOKENS: Record<string, readonly [light: string, dark: string]> = {
  paper: ["#faf7f0", "#12150f"],
  surface: ["#fffefb", "#191d17"],
  sunken: ["#f3eee2", "#0d100b"],
  ink: ["#1d1c18", "#efebdf"],
  muted: ["#5c584d", "#b0ab9b"],
  line: ["#e3dccb", "#2e342b"],
  "line-strong": ["#857e6c", "#7d806f"],
  accent: ["#1e5b43", "#86d0a9"],
  "accent-hover": ["#16472f", "#a5dfc0"],
  "on-accent": ["#fffefb", "#0e2018"],
  "accent-soft": ["#e3efe7", "#1d3529"],
  here: ["#8f5600", "#f1bd57"],
  "here-soft": ["#fff1cf", "#382b10"],
  danger: ["#9f2a1d", "#ff9a8b"],
  "danger-soft": ["#fbe9e4", "#3a1b16"],
};

/** The colours from which those of a course's design are made. */
export function ownColours(theme: "light" | "dark"): OwnColours {
  const read = (name: string) => TOKENS[name]?.[theme === "light" ? 0 : 1] ?? "";
  return {
    paper: read("paper"),
    ink: read("ink"),
    accent: read("accent"),
    here: read("here"),
    danger: read("danger"),
  };
}

const UI: CourseFont = "Atkinson Hyperlegible Next";
const READING: CourseFont = "Literata";

/** The families that a course is set in: interface, headings, text. */
export function fontsOf({ headingFont, bodyFont }: CourseDesign): CourseFont[] {
  return [...new Set([UI, headingFont ?? READING, bodyFont ?? READING])];
}

function declared(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${value};`)
    .join(" ");
}

/**
 * The look of a course as a style sheet: fonts, colours in both themes, sizes of figures' ground.
 *
 * @param addressOf where the file of a family lies
 */
export function designCss(design: CourseDesign, addressOf: (font: CourseFont) => string): string {
  const faces = fontsOf(design).map(
    (font) =>
      `@font-face { font-family: "${font}"; font-weight: 200 900; font-display: swap; src: url("${addressOf(font)}") format("woff2"); }`,
  );
  const tokens = Object.entries(TOKENS).map(([name, [light, dark]]): [string, string] => [
    `--${name}`,
    `light-dark(${light}, ${dark})`,
  ]);
  const values = {
    "color-scheme": "light dark",
    ...Object.fromEntries(tokens),
    "--figure": "#fff",
    ...colourTokens(design, { light: ownColours("light"), dark: ownColours("dark") }),
    "--ui": `"${UI}", system-ui, sans-serif`,
    "--heading-font": `"${design.headingFont ?? READING}", Georgia, serif`,
    "--body-font": `"${design.bodyFont ?? READING}", Georgia, serif`,
  };
  const themes = ["light", "dark"].map((theme) => `:root[data-theme="${theme}"] { color-scheme: ${theme}; }`);
  return [...faces, `:root { ${declared(values)} }`, ...(design.background === null ? themes : [])].join(
    "\n",
  );
}
