import { z } from "zod";
import { announcedSchema } from "./preview.ts";
import {
  generationLabelSchema,
  instantSchema,
  noticeSchema,
  phaseSchema,
  slugSchema,
  writerSchema,
} from "./vocabularySchemas.ts";

/** How the steps that the built-in writer stood in for are being written by the model, or were tried to be. */
const standInRunSchema = z.object({
  state: z.enum(["starting", "writing", "paused", "failed"]),
  /** Steps that the model has written so far, of how many. */
  written: z.number().int(),
  total: z.number().int(),
  pausedUntil: instantSchema.nullable(),
  /** Why it pauses or failed, as that of a generation. */
  failure: z.string().nullable(),
});

/** Steps of a finished course that the built-in writer wrote because the model that should have could not. */
export const standInsSchema = z.object({
  /** Their places in the course, from 1. */
  positions: z.array(z.number().int()),
  /**
   * How the model may write them after all: `steps`, those of them that nobody has edited, from the stored plan;
   * `course`, only the whole course once more, since nothing was planned; null where no model is set up.
   */
  way: z.enum(["steps", "course"]).nullable(),
  /** Why the model could not: codes of notices. */
  reasons: z.array(z.string()),
  /** The last attempt at it; null where there was none since. */
  run: standInRunSchema.nullable(),
});
export type StandIns = z.infer<typeof standInsSchema>;

/** A finished step, and what it asks: of its text, for a summary because nothing better can be asked, or nothing at all. */
const writtenStepSchema = z.object({
  id: z.uuid(),
  position: z.number().int(),
  title: z.string(),
  asks: z.enum(["question", "summary", "nothing"]),
});
export type WrittenStep = z.infer<typeof writtenStepSchema>;

/** The state of a course's generation at one moment: a whole picture, so that a late viewer misses nothing. */
export const generationSchema = z.object({
  courseName: z.string(),
  slug: slugSchema,
  label: generationLabelSchema,
  /** Statement 3.31. */
  status: z.enum(["generating", "completed", "failed", "unknown"]),
  phase: phaseSchema,
  /** 0 to 100. */
  percent: z.number(),
  /** The step being written, from 1; 0 before the first. */
  currentStep: z.number().int(),
  totalSteps: z.number().int(),
  /** From measured step times; null while there is nothing to measure yet. */
  secondsLeft: z.number().nullable(),
  attempt: z.number().int(),
  /**
   * Set while the run waits for a place: runs that stand before it, and whether that is because another
   * course of its creator is being written.
   */
  waiting: z.object({ ahead: z.number().int(), ownCourse: z.boolean() }).nullable(),
  /** When a paused run goes on by itself at the latest; null when it does not pause, or as soon as it can. */
  pausedUntil: instantSchema.nullable(),
  /** How often a run that pauses will still ask the model before the built-in writer writes what is missing; else 0. */
  triesLeft: z.number().int(),
  writer: writerSchema,
  notices: z.array(noticeSchema),
  /** Finished steps, readable while the next one is written. */
  steps: z.array(writtenStepSchema),
  /** Whether the run ends with its plan, until its creator lets it go on. */
  planFirst: z.boolean(),
  /** Titles of all steps, once the course is outlined. */
  outline: z.array(z.object({ position: z.number().int(), title: z.string() })),
  log: z.array(z.object({ at: instantSchema, phase: phaseSchema, message: z.string() })),
  startedAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  /** Null while the course is written, and where the model wrote all that it was to write. */
  standIns: standInsSchema.nullable(),
  /** How large the course was said to become, and how large it was when it was written; null as far as nobody knows. */
  announced: announcedSchema.nullable(),
  reached: announcedSchema.nullable(),
  /** Why it failed or pauses: one of MODEL_FAULTS, `tokens_spent`, or of a later version; null when it goes on. */
  failure: z.string().nullable(),
});
export type Generation = z.infer<typeof generationSchema>;

/** Whether a generation has come to its end, well or badly, and nothing of the course is being written any more. */
export function isSettled({ finishedAt, standIns }: Pick<Generation, "finishedAt" | "standIns">): boolean {
  const run = standIns?.run ?? null;
  return finishedAt !== null && (run === null || run.state === "failed");
}
