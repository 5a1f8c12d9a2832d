/** Families a course can be set in; the browser brings each along, none comes from another host. */
export const COURSE_FONTS = [
  "Atkinson Hyperlegible Next",
  "Literata",
  "Crimson Pro",
  "Figtree",
  "Fraunces",
  "IBM Plex Sans",
  "Inter",
  "Lexend",
  "Lora",
  "Merriweather",
  "Noto Sans",
  "Noto Serif",
  "Nunito",
  "Open Sans",
  "OpenDyslexic",
  "Source Sans 3",
  "Source Serif 4",
] as const;
export type CourseFont = (typeof COURSE_FONTS)[number];

/** The look of a course (statement 3.17); null is the product's own. */
export interface CourseDesign {
  /** `#rrggbb` */
  highlight: string | null;
  background: string | null;
  headingFont: CourseFont | null;
  bodyFont: CourseFont | null;
}
export type DesignField = keyof CourseDesign;

/** The product's own look. */
export const OWN_DESIGN: CourseDesign = {
  highlight: null,
  background: null,
  headingFont: null,
  bodyFont: null,
};

/** Whether a design changes nothing of the product's own look. */
export function isOwnDesign(design: TypedDesign): boolean {
  return Object.values(design).every((value) => value === null);
}

const HEX = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/;

/** A colour as `#rrggbb` from what somebody typed (`1e5b43`, `#ABC`); null where it is no such colour. */
export function parseColour(typed: string): string | null {
  const [, short, long] = HEX.exec(typed.trim().toLowerCase()) ?? [];
  if (long !== undefined) return `#${long}`;
  return short === undefined ? null : `#${short.replace(/./g, "$&$&")}`;
}

/** A design as it was typed or chosen. */
export type TypedDesign = Record<DesignField, string | null>;

/**
 * A design that can be shown: what is invalid in `typed` is corrected to what was there `before`
 * (statement 4.56), and named in `corrected`.
 */
export function correctDesign(
  typed: TypedDesign,
  before: CourseDesign,
): { design: CourseDesign; corrected: DesignField[] } {
  const corrected: DesignField[] = [];
  const colour = (field: "highlight" | "background") => {
    const value = typed[field];
    if (value === null) return null;
    const parsed = parseColour(value);
    if (parsed !== null) return parsed;
    corrected.push(field);
    return before[field];
  };
  const font = (field: "headingFont" | "bodyFont") => {
    const value = typed[field];
    if (value === null) return null;
    const known = COURSE_FONTS.find((family) => family === value);
    if (known !== undefined) return known;
    corrected.push(field);
    return before[field];
  };
  const design = {
    highlight: colour("highlight"),
    background: colour("background"),
    headingFont: font("headingFont"),
    bodyFont: font("bodyFont"),
  };
  return { design, corrected };
}

/** The design that a stored text holds, without what is invalid in it; null where it holds none. */
export function parseDesign(stored: string): CourseDesign | null {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const known = new Map<string, unknown>(Object.entries(value));
  const text = (field: DesignField) => {
    const typed = known.get(field);
    return typeof typed === "string" ? typed : null;
  };
  const [highlight, background] = [text("highlight"), text("background")];
  const [headingFont, bodyFont] = [text("headingFont"), text("bodyFont")];
  return correctDesign({ highlight, background, headingFont, bodyFont }, OWN_DESIGN).design;
}
