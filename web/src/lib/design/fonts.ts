import type { CourseFont } from "@lehrpfad/contract";

/** Each family comes in a file of its own, fetched when a course uses it. The product's own two are there already. */
const FAMILIES: Record<CourseFont, { family: string; load: () => Promise<unknown> }> = {
  "Atkinson Hyperlegible Next": {
    family: "Atkinson Hyperlegible Next Variable",
    load: () => Promise.resolve(),
  },
  Literata: { family: "Literata Variable", load: () => Promise.resolve() },
  "Crimson Pro": {
    family: "Crimson Pro Variable",
    load: () => import("@fontsource-variable/crimson-pro/wght.css"),
  },
  Figtree: { family: "Figtree Variable", load: () => import("@fontsource-variable/figtree/wght.css") },
  Fraunces: { family: "Fraunces Variable", load: () => import("@fontsource-variable/fraunces/wght.css") },
  "IBM Plex Sans": {
    family: "IBM Plex Sans Variable",
    load: () => import("@fontsource-variable/ibm-plex-sans/wght.css"),
  },
  Inter: { family: "Inter Variable", load: () => import("@fontsource-variable/inter/wght.css") },
  Lexend: { family: "Lexend Variable", load: () => import("@fontsource-variable/lexend/wght.css") },
  Lora: { family: "Lora Variable", load: () => import("@fontsource-variable/lora/wght.css") },
  Merriweather: {
    family: "Merriweather Variable",
    load: () => import("@fontsource-variable/merriweather/wght.css"),
  },
  "Noto Sans": {
    family: "Noto Sans Variable",
    load: () => import("@fontsource-variable/noto-sans/wght.css"),
  },
  "Noto Serif": {
    family: "Noto Serif Variable",
    load: () => import("@fontsource-variable/noto-serif/wght.css"),
  },
  Nunito: { family: "Nunito Variable", load: () => import("@fontsource-variable/nunito/wght.css") },
  "Open Sans": {
    family: "Open Sans Variable",
    load: () => import("@fontsource-variable/open-sans/wght.css"),
  },
  OpenDyslexic: { family: "OpenDyslexic", load: () => import("@fontsource/opendyslexic/latin.css") },
  "Source Sans 3": {
    family: "Source Sans 3 Variable",
    load: () => import("@fontsource-variable/source-sans-3/wght.css"),
  },
  "Source Serif 4": {
    family: "Source Serif 4 Variable",
    load: () => import("@fontsource-variable/source-serif-4/wght.css"),
  },
};

/** A font's files could not be fetched. */
export class FontError extends Error {
  readonly font: CourseFont;

  constructor(font: CourseFont, options: ErrorOptions) {
    super(font, options);
    this.font = font;
  }
}

/** The value of `font-family` for a font of the contract. */
export function familyOf(font: CourseFont): string {
  return `"${FAMILIES[font].family}", var(--ui)`;
}

/** Fetches a family so that text can be set in it. Rejects with FontError. */
export async function loadFont(font: CourseFont): Promise<void> {
  const { family, load } = FAMILIES[font];
  try {
    await load();
    const faces = await document.fonts.load(`1em "${family}"`);
    if (faces.length === 0) throw new Error("the browser knows no such font");
  } catch (error) {
    throw new FontError(font, { cause: error });
  }
}
