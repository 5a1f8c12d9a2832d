import { z } from "zod";

/** The number of a paragraph in its document, from 1. */
export const paragraphSchema = z.number().int().min(1).max(10_000_000);

/** Paragraphs of a document, the first and the last included. */
export const planPartSchema = z.object({
  documentId: z.uuid(),
  from: paragraphSchema,
  to: paragraphSchema,
});
export type PlanPart = z.infer<typeof planPartSchema>;
