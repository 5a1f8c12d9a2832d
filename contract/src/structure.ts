import { z } from "zod";
import { LIMITS } from "./limits.ts";
import { paragraphSchema, planPartSchema } from "./planParts.ts";
import { PLAN_LIMITS } from "./planRules.ts";
import { leftOutReasonSchema } from "./vocabularySchemas.ts";

/** What a structure must be: at least so many steps, and at least this share (0 to 1) of the words of the material. */
export const STRUCTURE_LIMITS = { steps: 3, share: 0.1 } as const;

const placeSchema = z.object({ documentId: z.uuid(), paragraph: paragraphSchema });
const partsSchema = z.array(planPartSchema).max(20_000);
const titleSchema = z.string().trim().min(1).max(PLAN_LIMITS.titleLength);

/** What a creator decided about the structure of a course; what was not touched is as it is suggested. */
export const structureWishSchema = z.object({
  /** Sections to be taught although it is suggested to leave them out, and the other way round. */
  ticked: partsSchema,
  unticked: partsSchema,
  /** Where steps begin; null where the number of steps decides. */
  begins: z.array(placeSchema).max(LIMITS.steps.maximum).nullable(),
  titles: z.array(placeSchema.extend({ title: titleSchema })).max(LIMITS.stepsPerCourse),
});
export type StructureWish = z.infer<typeof structureWishSchema>;

const sectionSchema = z.object({
  documentId: z.uuid(),
  title: z.string(),
  /** Depth of the heading from 1; 0 for text without one. */
  level: z.number().int(),
  /** Which piece of a section that is divided; null for a whole one. */
  piece: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
  page: z.number().int().nullable(),
  /** Of the document, headings among them, as those of the whole document are counted. */
  words: z.number().int(),
  tables: z.number().int(),
  figures: z.number().int(),
  parts: z.array(planPartSchema),
  ticked: z.boolean(),
  /** Why it is suggested to leave it out; null for what is worth teaching. */
  reason: leftOutReasonSchema.nullable(),
  /** Whether only headings stand between its heading and the one before: no step begins in between. */
  joined: z.boolean(),
  /** Why it serves the learning goal: by its heading, as one below such a heading, or by a word of its text. */
  match: z.object({ by: z.enum(["heading", "below", "text"]), word: z.string().nullable() }).nullable(),
});
export type StructureSection = z.infer<typeof sectionSchema>;

const reasonedPartSchema = planPartSchema.extend({ reason: leftOutReasonSchema });

/** What documents hold section by section, and the steps that are made of it. */
export const structureSchema = z.object({
  sections: z.array(sectionSchema),
  /** `sections` are places in the list above, from 0. */
  steps: z.array(z.object({ title: z.string(), sections: z.array(z.number().int()) })),
  /** What belongs to no section, such as footnotes and what the level of difficulty leaves out. */
  aside: z.array(reasonedPartSchema),
});
export type Structure = z.infer<typeof structureSchema>;

/** The structure that a course is written from, as its creator saw it. */
export const chosenStructureSchema = z.object({
  steps: z
    .array(z.object({ title: titleSchema, parts: z.array(planPartSchema).min(1).max(20_000) }))
    .max(LIMITS.steps.maximum),
  leftOut: z.array(reasonedPartSchema).max(20_000),
});
export type ChosenStructure = z.infer<typeof chosenStructureSchema>;
