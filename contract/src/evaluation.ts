import { z } from "zod";
import { courseDesignSchema } from "./designSchema.ts";
import { passStandingSchema, stepProgressSchema } from "./participation.ts";
import { instantSchema, languageSchema } from "./vocabularySchemas.ts";

/** What became of the questions of a course's steps that the server marks; the first answer to each counts. */
export const runScoreSchema = z.object({
  questions: z.number().int(),
  answered: z.number().int(),
  right: z.number().int(),
});
export type RunScore = z.infer<typeof runScoreSchema>;

/** A run through a course that was completed before it was started over. */
export const earlierRunSchema = runScoreSchema.extend({ completedAt: instantSchema });
export type EarlierRun = z.infer<typeof earlierRunSchema>;

export const evaluationSchema = z.object({
  courseName: z.string(),
  language: languageSchema,
  design: courseDesignSchema,
  firstName: z.string().nullable(),
  completedAt: instantSchema,
  score: runScoreSchema.extend({
    /** Right at the second try; with the right and the wrong ones they are those that were answered. */
    helped: z.number().int(),
  }),
  /** The completed runs before this one, the first first. */
  earlier: z.array(earlierRunSchema),
  /** The objectives of the steps (`objectiveState`); `read` are those of which nothing was asked, or nothing answered. */
  objectives: z.array(
    z.object({ stepId: z.uuid(), text: z.string(), state: z.enum(["reached", "again", "read"]) }),
  ),
  /** Answers to exercises that the server marked; they are no part of the score. */
  exercises: z.object({ answered: z.number().int(), right: z.number().int(), helped: z.number().int() }),
  /** Answers that the person judged, and those of them that had at least the essential; no part of the score. */
  judged: z.object({ answered: z.number().int(), right: z.number().int() }),
  /** `level`: how the person judged the answer to the step's question (LEVELS); null where there is none to judge. */
  steps: z.array(stepProgressSchema.extend({ level: z.number().int().nullable() })),
  /**
   * What to look at again, and why: answered wrongly, right at the second try only, judged by oneself as a part or
   * nothing yet (`level` says which), or marked as understood without an answer.
   */
  lookAgain: z.array(
    z.object({
      stepId: z.uuid(),
      /** Of the question or the exercise. */
      questionId: z.uuid(),
      reason: z.enum(["wrong", "helped", "judged", "unanswered"]),
      level: z.number().int().nullable(),
      question: z.string(),
      /** Only of answered questions, and not while a second try is open. */
      explanation: z.string().nullable(),
    }),
  ),
  /** Null where the course has no pass mark. */
  pass: passStandingSchema.nullable(),
  /** Whether the participant may have a certificate: a trial has none, and of some courses only who passed. */
  certificate: z.boolean(),
});
export type Evaluation = z.infer<typeof evaluationSchema>;
