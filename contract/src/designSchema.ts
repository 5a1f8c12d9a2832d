import { z } from "zod";
import { COURSE_FONTS } from "./design.ts";

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);
const courseFontSchema = z.enum(COURSE_FONTS);

/** The schema of `CourseDesign`, apart from it because learners' pages bring no schemas. */
export const courseDesignSchema = z.object({
  highlight: colourSchema.nullable(),
  background: colourSchema.nullable(),
  headingFont: courseFontSchema.nullable(),
  bodyFont: courseFontSchema.nullable(),
});

const typed = z.string().max(100).nullable();
/** A design as it was typed or chosen. */
export const typedDesignSchema = z.object({
  highlight: typed,
  background: typed,
  headingFont: typed,
  bodyFont: typed,
});
