import { z } from "zod";
import { moneySchema } from "./money.ts";
import {
  generationLabelSchema,
  instantSchema,
  phaseSchema,
  slugSchema,
  writerSchema,
} from "./vocabularySchemas.ts";

/** One request to the language model, without its texts. */
export const modelRequestSchema = z.object({
  id: z.uuid(),
  phase: phaseSchema,
  /** What it was for, as the log names it: "outline", "step 3", "question", … */
  purpose: z.string(),
  /** Position of the step it was for; null for the course as a whole. */
  step: z.number().int().nullable(),
  attempt: z.number().int(),
  provider: z.string(),
  model: z.string(),
  startedAt: instantSchema,
  milliseconds: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** `used`, `rejected` by a check, or a fault of the model: a sentence of the dictionaries (`debug.outcome_<code>`). */
  outcome: z.string(),
  /** What was wrong, as it was told to the model or by the provider; null when the answer was used. */
  fault: z.string().nullable(),
  /** What the model was told to mend in its last answer. */
  repairs: z.string().nullable(),
});
export type ModelRequest = z.infer<typeof modelRequestSchema>;

/** How a course was generated: one run in full, the others by name. */
export const generationDebugSchema = z.object({
  courseName: z.string(),
  slug: slugSchema,
  writer: writerSchema,
  /** All runs of the course, newest first. */
  runs: z.array(
    z.object({
      id: z.uuid(),
      createdAt: instantSchema,
      finishedAt: instantSchema.nullable(),
      label: generationLabelSchema,
    }),
  ),
  run: z
    .object({
      id: z.uuid(),
      label: generationLabelSchema,
      attempt: z.number().int(),
      pauses: z.number().int(),
      totalSteps: z.number().int(),
      createdAt: instantSchema,
      startedAt: instantSchema.nullable(),
      finishedAt: instantSchema.nullable(),
      failure: z.string().nullable(),
      /** In the order in which they were entered; a run that went on later enters phases again. */
      phases: z.array(
        z.object({ phase: phaseSchema, startedAt: instantSchema, endedAt: instantSchema.nullable() }),
      ),
      log: z.array(z.object({ at: instantSchema, phase: phaseSchema, message: z.string() })),
      requests: z.array(modelRequestSchema),
      /** What the requests cost; null where this installation knows no prices. */
      money: moneySchema.nullable(),
    })
    .nullable(),
  /** Steps as they are now, to name what a request was for. */
  steps: z.array(z.object({ id: z.uuid(), position: z.number().int(), title: z.string() })),
});
export type GenerationDebug = z.infer<typeof generationDebugSchema>;

/** What was sent to the model and what came back. */
export const modelTextsSchema = z.object({
  instructions: z.string(),
  prompt: z.string(),
  /** Null where no answer came. */
  answer: z.string().nullable(),
  /** Whether some text was too long to be kept whole. */
  shortened: z.boolean(),
});
export type ModelTexts = z.infer<typeof modelTextsSchema>;
