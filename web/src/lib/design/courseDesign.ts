import { type CourseDesign, isOwnDesign, OWN_DESIGN, parseDesign } from "@lehrpfad/contract";
import { useEffect, useLayoutEffect } from "react";
import { clearCourseDesign, DESIGN_KEYS, setDesignProperties } from "../markers.ts";
import { local } from "../storage.ts";

/** Most courses look as the product does. */
const styles = () => import("./designStyle.ts");

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

/** Shows a course's design on the page for as long as its pages are open (statements 1.12 and 2.37). */
export function useCourseDesign(slug: string, design: CourseDesign | undefined): void {
  const key = JSON.stringify(design ?? recallDesign(slug) ?? OWN_DESIGN);
  useLayoutEffect(() => {
    const shown = parseDesign(key) ?? OWN_DESIGN;
    if (isOwnDesign(shown)) {
      clearCourseDesign();
      return;
    }
    let current = true;
    styles()
      .then(({ designProperties }) => designProperties(shown))
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
    styles()
      .then(({ loadFonts }) => loadFonts(design))
      .catch(() => undefined);
  }, [slug, design]);
}
