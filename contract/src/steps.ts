import { z } from "zod";
import { answerSchema, solutionSchema } from "./questionSchemas.ts";
import { writerSchema } from "./vocabularySchemas.ts";

/** Where a passage stands in a document; `quote` is verbatim. */
export const sourceSchema = z.object({
  documentId: z.string(),
  documentName: z.string(),
  page: z.number().int().nullable(),
  paragraph: z.number().int(),
  quote: z.string(),
});
export type Source = z.infer<typeof sourceSchema>;

const sectionItems = z.array(z.object({ text: z.string(), source: sourceSchema.nullable() }));

/** What a step has around its passages (`StepSections`). */
export const stepSectionsSchema = z.object({
  objectives: sectionItems,
  keyPoints: sectionItems,
  reflections: sectionItems,
  terms: z.array(z.object({ term: z.string(), meaning: z.string(), source: sourceSchema.nullable() })),
  next: z.string().nullable(),
});

export const stepContentSchema = z.object({
  id: z.uuid(),
  position: z.number().int(),
  title: z.string(),
  /** Markdown of the passages. */
  content: z.string(),
  /** `next` is what the following step is called now; null at the last one. */
  sections: stepSectionsSchema,
  summary: z.string(),
  /** Of the passages and the sections. */
  words: z.number().int(),
  /** Reading time in minutes, at least 1. */
  minutes: z.number().int(),
  sources: z.array(sourceSchema),
  writer: writerSchema,
  fallback: z.boolean(),
});
export type StepContent = z.infer<typeof stepContentSchema>;

/** What the server answers after marking. */
export const answerResultSchema = z.object({
  /** Has at least the essential; see LEVELS. */
  right: z.boolean(),
  level: z.number().int(),
  answer: answerSchema,
  solution: solutionSchema,
  explanation: z.string(),
  source: sourceSchema.nullable(),
});
export type AnswerResult = z.infer<typeof answerResultSchema>;
