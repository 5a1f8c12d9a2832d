import { z } from "zod";
import { LIMITS } from "./limits.ts";
import { sourceSchema } from "./steps.ts";

const items = z.array(z.object({ text: z.string(), source: sourceSchema.nullable() }));

/** The schema of `StepSections`, apart from it because learners' pages bring no schemas. */
export const stepSectionsSchema = z.object({
  objectives: items,
  keyPoints: items,
  reflections: items,
  terms: z.array(z.object({ term: z.string(), meaning: z.string(), source: sourceSchema.nullable() })),
  next: z.string().nullable(),
});

const line = (characters: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\s+/g, " ").trim())
    .min(1)
    .max(characters);
const lines = z.array(line(LIMITS.sectionLineLength)).max(LIMITS.sectionLines);

/** What people may write into the sections of a step: no empty lines. */
export const sectionTextsSchema = z.object({
  objectives: lines,
  keyPoints: lines,
  reflections: lines,
  terms: z
    .array(z.object({ term: line(LIMITS.termLength), meaning: line(LIMITS.sectionLineLength) }))
    .max(LIMITS.sectionLines),
  next: line(LIMITS.stepTitleLength).nullable(),
});
