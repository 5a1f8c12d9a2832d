import { type CourseDesign, isOwnDesign, OWN_DESIGN, parseDesign } from "@lehrpfad/contract";
import type { OwnColours } from "@lehrpfad/interchange/design/palette";
import { useEffect, useLayoutEffect } from "react";
import { clearCourseDesign, DESIGN_KEYS, setDesignProperties } from "../markers.ts";
import { local } from "../storage.ts";
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
export async function designProperties(
  design: CourseDesign,
  own: (scheme: "light" | "dark") => OwnColours = ownColours,
): Promise<Record<string, string>> {
  const { colourTokens } = await import("@lehrpfad/interchange/design/palette");
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

function recallDesign(slug: string): CourseDesign | null {
  const [design, of] = DESIGN_KEYS.map((key) => local.get(key));
  return of === slug && design ? parseDesign(design) : null;
}

/** So that a page of the same course is in its colours from the first moment. */
function rememberDesign(slug: string, design: CourseDesign): void {
  const [first, second] = DESIGN_KEYS;
  local.set(first, JSON.stringify(design));
  local.set(second, slug);
}

/** Shows a course's design on the page for as long as its pages are open (SPEC.md sections 2 and 4). */
export function useCourseDesign(slug: string, design: CourseDesign | undefined): void {
  const key = JSON.stringify(design ?? recallDesign(slug) ?? OWN_DESIGN);
  useLayoutEffect(() => {
    const shown = parseDesign(key) ?? OWN_DESIGN;
    if (isOwnDesign(shown)) {
      clearCourseDesign();
      return;
    }
    let current = true;
    designProperties(shown)
      .then((properties) => {
        if (current) setDesignProperties(properties);
      })
      // Without its colours the course can still be read; the next page tries again.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [key]);
  useEffect(() => {
    if (design === undefined || isOwnDesign(design)) return;
    rememberDesign(slug, design);
    // Text is there at once in the product's own fonts, and stays so where these do not come.
    loadFonts(design).catch(() => undefined);
  }, [slug, design]);
}
