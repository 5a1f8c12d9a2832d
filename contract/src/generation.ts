import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import { commonErrors, courseErrors } from "./errors.ts";
import {
  generationLabelSchema,
  instantSchema,
  noticeSchema,
  phaseSchema,
  slugSchema,
  writerSchema,
} from "./vocabulary.ts";

/** The state of a course's generation at one moment: a whole picture, so that a late viewer misses nothing. */
export const generationSchema = z.object({
  courseName: z.string(),
  slug: slugSchema,
  label: generationLabelSchema,
  /** SPEC.md section 3, Generation status. */
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
  writer: writerSchema,
  notices: z.array(noticeSchema),
  /** Finished steps, readable while the next one is written. */
  steps: z.array(z.object({ id: z.uuid(), position: z.number().int(), title: z.string() })),
  /** Titles of all steps, once the course is outlined. */
  outline: z.array(z.object({ position: z.number().int(), title: z.string() })),
  log: z.array(z.object({ at: instantSchema, phase: phaseSchema, message: z.string() })),
  startedAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  /** Set when failed: a sentence of the dictionaries, `generation.error_<code>`. */
  failure: z.string().nullable(),
});
export type Generation = z.infer<typeof generationSchema>;

const procedure = oc.errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const bySlug = z.object({ slug: slugSchema });

export const generationContract = {
  get: procedure
    .route({
      method: "GET",
      path: "/courses/{slug}/generation",
      tags: ["generation"],
      summary: "State of a generation",
    })
    .input(bySlug)
    .output(generationSchema),
  /** Sends the present state at once and every later one, until the generation ends. */
  watch: procedure
    .route({
      method: "GET",
      path: "/courses/{slug}/generation/events",
      tags: ["generation"],
      summary: "Live progress",
    })
    .input(bySlug)
    .output(eventIterator(generationSchema)),
  /** Stops the run at once and deletes the course with its uploads. */
  cancel: procedure
    .errors({ GENERATION_NOT_RUNNING: courseErrors.GENERATION_NOT_RUNNING })
    .route({
      method: "POST",
      path: "/courses/{slug}/generation/cancel",
      tags: ["generation"],
      summary: "Cancel",
    })
    .input(bySlug)
    .output(z.object({})),
  /** From the beginning; steps written before are replaced. */
  retry: procedure
    .errors({
      GENERATION_NOT_RUNNING: courseErrors.GENERATION_NOT_RUNNING,
      GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
    })
    .route({
      method: "POST",
      path: "/courses/{slug}/generation/retry",
      tags: ["generation"],
      summary: "Start again",
    })
    .input(bySlug)
    .output(generationSchema),
  /** From the first missing step. */
  resume: procedure
    .errors({
      GENERATION_NOT_RUNNING: courseErrors.GENERATION_NOT_RUNNING,
      GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
    })
    .route({
      method: "POST",
      path: "/courses/{slug}/generation/resume",
      tags: ["generation"],
      summary: "Continue",
    })
    .input(bySlug)
    .output(generationSchema),
};
