import type { CourseDesign } from "@lehrpfad/contract";
import { colourTokens, type OwnColours } from "@lehrpfad/interchange/design/palette";
import { familyOf, loadFont } from "./fonts.ts";

/** The product's own value of a colour in one theme, as the browser computes it from the tokens. */
export function ownColours(scheme: "light" | "dark"): OwnColours {
  const probe = document.createElement("span");
  // The tokens themselves may be overwritten by the design of the page: ask outside of it.
  probe.style.colorScheme = scheme;
  document.body.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(--own-${name})`;
    return hexOf(getComputedStyle(probe).color);
  };
  const own = {
    paper: read("paper"),
    ink: read("ink"),
    accent: read("accent"),
    here: read("here"),
    danger: read("danger"),
  };
  probe.remove();
  return own;
}

function hexOf(colour: string): string {
  const channels = colour.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Custom properties, and `color-scheme`, that show a design on an element and everything in it.
 *
 * @param own the product's colours, for what knows no styles
 */
export function designProperties(
  design: CourseDesign,
  own: (scheme: "light" | "dark") => OwnColours = ownColours,
): Record<string, string> {
  const { highlight, background, headingFont, bodyFont } = design;
  return {
    ...colourTokens(design, { light: own("light"), dark: own("dark") }),
    ...(highlight === null ? {} : { "--course-highlight": highlight }),
    ...(background === null ? {} : { "--course-background": background }),
    ...(headingFont === null ? {} : { "--course-heading-font": familyOf(headingFont) }),
    ...(bodyFont === null ? {} : { "--course-body-font": familyOf(bodyFont) }),
  };
}

/** Fetches the fonts of a design. Rejects with FontError. */
export async function loadFonts({ headingFont, bodyFont }: CourseDesign): Promise<void> {
  for (const font of new Set([headingFont, bodyFont])) if (font !== null) await loadFont(font);
}
