import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CourseFont } from "@lehrpfad/contract";

const require = createRequire(import.meta.url);

/** The file of each family with the letters of the five languages. */
const FILES: Record<CourseFont, () => string> = {
  "Atkinson Hyperlegible Next": () =>
    require.resolve(
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
  Literata: () => require.resolve("@fontsource-variable/literata/files/literata-latin-wght-normal.woff2"),
  "Crimson Pro": () =>
    require.resolve("@fontsource-variable/crimson-pro/files/crimson-pro-latin-wght-normal.woff2"),
  Figtree: () => require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
  Fraunces: () => require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
  "IBM Plex Sans": () =>
    require.resolve("@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2"),
  Inter: () => require.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  Lexend: () => require.resolve("@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2"),
  Lora: () => require.resolve("@fontsource-variable/lora/files/lora-latin-wght-normal.woff2"),
  Merriweather: () =>
    require.resolve("@fontsource-variable/merriweather/files/merriweather-latin-wght-normal.woff2"),
  "Noto Sans": () =>
    require.resolve("@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2"),
  "Noto Serif": () =>
    require.resolve("@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2"),
  Nunito: () => require.resolve("@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"),
  "Open Sans": () =>
    require.resolve("@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2"),
  OpenDyslexic: () => require.resolve("@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2"),
  "Source Sans 3": () =>
    require.resolve("@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"),
  "Source Serif 4": () =>
    require.resolve("@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2"),
};

/** A family's file (WOFF2), all weights in one. */
export function fontFile(font: CourseFont): Uint8Array {
  return readFileSync(FILES[font]());
}

/** As part of a file's name. */
export const fontName = (font: CourseFont): string => `${font.toLowerCase().replaceAll(" ", "-")}.woff2`;

/** The licence that has to go with each copy of a family, as its makers wrote it. */
export function fontLicence(font: CourseFont): string {
  return readFileSync(path.join(path.dirname(FILES[font]()), "..", "LICENSE"), "utf8");
}

/** The file of a family's licence beside that of the family. */
export const licenceName = (font: CourseFont): string => fontName(font).replace(/woff2$/, "licence.txt");
