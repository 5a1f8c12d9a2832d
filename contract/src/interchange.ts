import { z } from "zod";
import { commonErrors, courseErrors } from "./errors.ts";
import { declared } from "./procedure.ts";
import { slugSchema } from "./vocabularySchemas.ts";

/** The formats in which a course leaves, in the order in which they are offered. */
export const EXCHANGE_FORMATS = [
  "html",
  "scorm12",
  "scorm2004",
  "cmi5",
  "epub",
  "pdf",
  "docx",
  "markdown",
  "moodle",
  "gift",
  "qti",
  "cartridge",
  "anki",
] as const;
export type ExportFormatName = (typeof EXCHANGE_FORMATS)[number];

/** What may be chosen about an export. */
export const EXPORT_OPTIONS = ["passPercent", "answers", "figures", "recordings"] as const;
export type ExportOption = (typeof EXPORT_OPTIONS)[number];

export const FIGURE_SIZES = ["full", "small", "none"] as const;

export const exportOptionsSchema = z.object({
  /** Percent of the checked questions that pass; null: whoever is through has completed it. */
  passPercent: z.coerce.number().int().min(1).max(100).nullable().default(null),
  /** Whether it says what is right. */
  answers: z.stringbool().or(z.boolean()).default(true),
  /** Figures as they are, at most 1,000 pixels wide, or none. */
  figures: z.enum(FIGURE_SIZES).default("full"),
  /** Whether sound and video go along, where a format can carry them. */
  recordings: z.stringbool().or(z.boolean()).default(true),
});
export type ExportOptions = z.infer<typeof exportOptionsSchema>;

/** What cannot be carried over: `count` of them, for the sentence `loss_<code>` of the dictionaries. */
export const EXPORT_LOSSES = [
  "figures_left_out",
  "figures_small",
  "figures_undescribed",
  "own_texts",
  "media_left_out",
  "texts_left_out",
  "hints_left_out",
  "hand_marked",
  "split_questions",
  "exact_numbers",
] as const;
const exportLossSchema = z.object({ code: z.enum(EXPORT_LOSSES), count: z.number().int() });
export type ExportLoss = z.infer<typeof exportLossSchema>;

const offeredFormatSchema = z.object({
  name: z.enum(EXCHANGE_FORMATS),
  options: z.array(z.enum(EXPORT_OPTIONS)),
  /** Whether the file tells what is right to whoever opens it. */
  tellsAnswers: z.boolean(),
  /** About as many. */
  bytes: z.number().int(),
  losses: z.array(exportLossSchema),
});
export type OfferedFormat = z.infer<typeof offeredFormatSchema>;

const offerSchema = z.object({
  courseName: z.string(),
  steps: z.number().int(),
  figures: z.number().int(),
  /** Recordings (sound and video) that its steps play. */
  recordings: z.number().int(),
  /** Questions that a pass mark rests on. */
  checkedQuestions: z.number().int(),
  /** The pass mark of the course itself; null: it has none. */
  passPercent: z.number().int().nullable(),
  formats: z.array(offeredFormatSchema),
});
export type ExportOffer = z.infer<typeof offerSchema>;

export const interchangeContract = {
  /** The formats and what each would hold of this course. `GET /api/courses/{slug}/exports/{format}` answers the file, or 202 while it is made. */
  offer: declared
    .meta({ access: "courseManagers" })
    .errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND })
    .route({
      method: "GET",
      path: "/courses/{slug}/exports",
      tags: ["interchange"],
      summary: "What a course can be exported as",
    })
    .input(
      exportOptionsSchema
        .pick({ figures: true, answers: true, recordings: true })
        .extend({ slug: slugSchema }),
    )
    .output(offerSchema),
};
