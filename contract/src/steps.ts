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

/** How a second try ended: as it was answered, or by wanting the solution. */
export const secondTryEndSchema = z.enum(["right", "wrong", "shown"]);
export type SecondTryEnd = z.infer<typeof secondTryEndSchema>;

/** What the server answers after marking. */
export const answerResultSchema = z.object({
  /** Whether `answer` has at least the essential; see LEVELS. */
  right: z.boolean(),
  level: z.number().int(),
  /** The last one that was given. */
  answer: answerSchema,
  solution: solutionSchema,
  explanation: z.string(),
  source: sourceSchema.nullable(),
  /** Null where the first answer was the last: what counts is the first (docs/decisions/second-try.md). */
  secondTry: secondTryEndSchema.nullable(),
});
export type AnswerResult = z.infer<typeof answerResultSchema>;

/** What the server answers to a first answer that is not right, where there is a second try: nothing of the solution. */
export const firstResultSchema = z.object({
  right: z.literal(false),
  /** See LEVELS; null where it would tell which parts of the answer are right. */
  level: z.number().int().nullable(),
  answer: answerSchema,
  /** Chosen parts that are certainly wrong, and what is said to each. */
  wrong: z.array(z.object({ id: z.string(), text: z.string() })),
  solution: z.null(),
});
export type FirstResult = z.infer<typeof firstResultSchema>;

export const markedAnswerSchema = z.union([answerResultSchema, firstResultSchema]);
export type MarkedAnswer = AnswerResult | FirstResult;
