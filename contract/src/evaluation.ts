import { z } from "zod";
import { courseDesignSchema } from "./designSchema.ts";
import { passStandingSchema, stepProgressSchema } from "./participation.ts";
import { courseLanguageSchema, instantSchema } from "./vocabularySchemas.ts";

/** Answers that the person judged, to questions and exercises; nobody marks them. */
const judgedScoreSchema = z.object({
  answered: z.number().int(),
  /** Those that had at least the essential. */
  right: z.number().int(),
  /** Questions of steps that were left without an answer. */
  open: z.number().int(),
});

/** What became of the questions of a course's steps that the server marks; the first answer to each counts. */
export const runScoreSchema = z.object({
  questions: z.number().int(),
  answered: z.number().int(),
  right: z.number().int(),
  judged: judgedScoreSchema.default({ answered: 0, right: 0, open: 0 }),
  /** Of the right answers, those of the entry test. */
  known: z.number().int().default(0),
  /** The best attempt at the final quiz; null without one. `instead` of the questions in steps it is the score, too. */
  quiz: z
    .object({ questions: z.number().int(), right: z.number().int(), instead: z.boolean() })
    .nullable()
    .default(null),
});
export type RunScore = z.infer<typeof runScoreSchema>;
/** As it is stored: runs of before it was kept say nothing of what was judged, or known before. */
export type StoredRunScore = z.input<typeof runScoreSchema>;

/** A run through a course that was completed before it was started over. */
export const earlierRunSchema = runScoreSchema.extend({ completedAt: instantSchema });
export type EarlierRun = z.infer<typeof earlierRunSchema>;
export type StoredEarlierRun = z.input<typeof earlierRunSchema>;

export const evaluationSchema = z.object({
  courseName: z.string(),
  language: courseLanguageSchema,
  design: courseDesignSchema,
  firstName: z.string().nullable(),
  completedAt: instantSchema,
  score: runScoreSchema.omit({ judged: true }).extend({
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
  judged: judgedScoreSchema,
  steps: z.array(stepProgressSchema),
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
