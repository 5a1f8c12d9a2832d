import { z } from "zod";
import { LIMITS } from "./limits.ts";
import { tidyLine } from "./sections.ts";

const line = (characters: number) => z.string().overwrite(tidyLine).min(1).max(characters);
const lines = z.array(line(LIMITS.sectionLineLength)).max(LIMITS.sectionLines);

/** What people may write into the sections of a step: no empty lines. Apart from its type, because pages bring no schemas. */
export const sectionTextsSchema = z.object({
  objectives: lines,
  keyPoints: lines,
  reflections: lines,
  terms: z
    .array(z.object({ term: line(LIMITS.termLength), meaning: line(LIMITS.sectionLineLength) }))
    .max(LIMITS.sectionLines),
  next: line(LIMITS.stepTitleLength).nullable(),
});

const shownLines = z.array(z.string());

/** The sections of a step as they are stored, whoever wrote them. */
export const shownSectionTextsSchema = z.object({
  objectives: shownLines,
  keyPoints: shownLines,
  reflections: shownLines,
  terms: z.array(z.object({ term: z.string(), meaning: z.string() })),
  next: z.string().nullable(),
});
