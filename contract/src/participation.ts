import { z } from "zod";
import { instantSchema } from "./vocabularySchemas.ts";

/**
 * How far a participant is with one step. `understood` is a mark without an answer, `judged` an answer that the
 * participant compared with the text, `helped` one that was right at the second try.
 */
export const stepStateSchema = z.enum(["open", "understood", "right", "helped", "wrong", "judged"]);
export type StepState = z.infer<typeof stepStateSchema>;

export const stepProgressSchema = z.object({
  stepId: z.uuid(),
  position: z.number().int(),
  title: z.string(),
  minutes: z.number().int(),
  state: stepStateSchema,
  understood: z.boolean(),
  /** How the person judged the answer to the step's question (LEVELS); null where there is none to judge. */
  level: z.number().int().nullable(),
  /** Whether its right answer was given in the entry test. */
  known: z.boolean(),
});
export type StepProgress = z.infer<typeof stepProgressSchema>;

export const enrolmentSchema = z.object({
  type: z.enum(["anonymous", "registered"]),
  startedAt: instantSchema,
  lastActiveAt: instantSchema,
  completedAt: instantSchema.nullable(),
  finishedSteps: z.number().int(),
  totalSteps: z.number().int(),
  /** 0 to 100, whole. */
  percent: z.number().int(),
  /** The first step that is not finished, else 1. */
  nextPosition: z.number().int(),
  /** Whether every step is finished, and only the final quiz is left. */
  quizDue: z.boolean(),
  /** Whether the person repeats this course's questions at intervals. */
  repeats: z.boolean(),
  /** False for an anonymous or not yet confirmed person: the run ends with this sitting. */
  mayContinueLater: z.boolean(),
  /** Whether a manager of the course tries it: the run is counted nowhere and mailed to nobody. */
  trial: z.boolean(),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** What passes a course, and where a participant stands (decisions/pass-mark.md). */
export const passStandingSchema = z.object({
  /** Percent of `questions` that passes it. */
  percent: z.number().int(),
  /** Questions that the server marks. */
  questions: z.number().int(),
  /** How often the course may be taken for it, and how many times more; null: without limit. */
  attempts: z.number().int().nullable(),
  attemptsLeft: z.number().int().nullable(),
  understoodCounts: z.boolean(),
  /** Whether it is reached in the final quiz, by the best attempt of a run, and not in the steps. */
  inQuiz: z.boolean(),
  /** Whether the certificate is only for who passes. */
  forCertificate: z.boolean(),
  /** Whole percent of this run, rounded down: 79.9 do not pass where 80 do. Null without an enrolment. */
  reached: z.number().int().nullable(),
  /** Whether the mark was reached once with the whole course completed. */
  passed: z.boolean(),
});
export type PassStanding = z.infer<typeof passStandingSchema>;
