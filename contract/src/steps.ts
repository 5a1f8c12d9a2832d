import { z } from "zod";
import { writerSchema } from "./vocabulary.ts";

/** Where a passage stands in a document; `quote` is verbatim. */
export const sourceSchema = z.object({
  documentId: z.string(),
  documentName: z.string(),
  page: z.number().int().nullable(),
  paragraph: z.number().int(),
  quote: z.string(),
});
export type Source = z.infer<typeof sourceSchema>;

export const stepContentSchema = z.object({
  id: z.uuid(),
  position: z.number().int(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  summary: z.string(),
  words: z.number().int(),
  /** Reading time in minutes, at least 1. */
  minutes: z.number().int(),
  sources: z.array(sourceSchema),
  writer: writerSchema,
  fallback: z.boolean(),
});
export type StepContent = z.infer<typeof stepContentSchema>;

const optionSchema = z.object({ id: z.string(), text: z.string() });

/** A question before it was answered: nothing in it tells which option is right. */
export const openQuestionSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  options: z.array(optionSchema),
  hint: z.string().nullable(),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

export const questionSolutionSchema = openQuestionSchema.extend({
  options: z.array(optionSchema.extend({ correct: z.boolean() })),
  explanation: z.string(),
  reason: z.string().nullable(),
  source: sourceSchema.nullable(),
});
export type QuestionSolution = z.infer<typeof questionSolutionSchema>;

/** What the server answers after marking: right only if exactly the right options were selected. */
export const answerResultSchema = z.object({
  right: z.boolean(),
  selected: z.array(z.string()),
  correct: z.array(z.string()),
  explanation: z.string(),
  source: sourceSchema.nullable(),
});
export type AnswerResult = z.infer<typeof answerResultSchema>;
