import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { commonErrors, courseErrors, runQuotaErrors, streamErrors } from "./errors.ts";
import { generationDebugSchema, modelTextsSchema } from "./generationDebug.ts";
import { declared } from "./procedure.ts";
import {
  generationLabelSchema,
  instantSchema,
  leftOutReasonSchema,
  noticeSchema,
  phaseSchema,
  slugSchema,
  writerSchema,
} from "./vocabularySchemas.ts";

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
  /**
   * Set while the run waits for a place: runs that stand before it, and whether that is because another
   * course of its creator is being written.
   */
  waiting: z.object({ ahead: z.number().int(), ownCourse: z.boolean() }).nullable(),
  /** When a paused run goes on by itself at the latest; null when it does not pause, or as soon as it can. */
  pausedUntil: instantSchema.nullable(),
  writer: writerSchema,
  notices: z.array(noticeSchema),
  /** Finished steps, readable while the next one is written. */
  steps: z.array(z.object({ id: z.uuid(), position: z.number().int(), title: z.string() })),
  /** Titles of all steps, once the course is outlined. */
  outline: z.array(z.object({ position: z.number().int(), title: z.string() })),
  log: z.array(z.object({ at: instantSchema, phase: phaseSchema, message: z.string() })),
  startedAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  /** Why it failed or pauses: one of MODEL_FAULTS, `tokens_spent`, or of a later version; null when it goes on. */
  failure: z.string().nullable(),
});
export type Generation = z.infer<typeof generationSchema>;

/** What became of one section of a document; steps are named by their ids. */
export const coverageSectionSchema = z.object({
  /** The heading, or the opening words of a run of text without one. */
  title: z.string(),
  /** Depth of the heading from 1; 0 without one. */
  level: z.number().int(),
  /** A heading with nothing but deeper headings under it: its state and steps are theirs. */
  group: z.boolean(),
  page: z.number().int().nullable(),
  paragraph: z.number().int(),
  words: z.number().int(),
  taughtWords: z.number().int(),
  state: z.enum(["taught", "partly", "left_out"]),
  taughtIn: z.array(z.uuid()),
  testedIn: z.array(z.uuid()),
  /** Words that stand in no step, by reason, most words first. */
  leftOut: z.array(z.object({ reason: leftOutReasonSchema, words: z.number().int() })),
});
export type CoverageSection = z.infer<typeof coverageSectionSchema>;

/** How a course was measured when its generation ended. */
export const courseReportSchema = z.object({
  courseName: z.string(),
  measuredAt: instantSchema.nullable(),
  /** Share (0 to 1) of the words worth teaching that stand in some step. */
  coverage: z.number(),
  /** Share (0 to 1) of the steps' words that stand in the documents word for word. */
  fromSource: z.number(),
  questions: z.number().int(),
  unverifiedQuotes: z.number().int(),
  /** The steps as they are now: deleted ones are gone, moved ones have their new position. */
  steps: z.array(z.object({ id: z.uuid(), position: z.number().int(), title: z.string() })),
  /** Empty for a course without documents. */
  documents: z.array(
    z.object({
      documentId: z.string(),
      documentName: z.string(),
      words: z.number().int(),
      taughtWords: z.number().int(),
      sections: z.array(coverageSectionSchema),
    }),
  ),
});
export type CourseReport = z.infer<typeof courseReportSchema>;

const procedure = declared.errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const bySlug = z.object({ slug: slugSchema });

export const generationContract = {
  get: procedure
    .meta({ access: "courseManagers" })
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
    .errors(streamErrors)
    .meta({ access: "courseManagers" })
    .route({
      method: "GET",
      path: "/courses/{slug}/generation/events",
      tags: ["generation"],
      summary: "Live progress",
    })
    .input(bySlug)
    .output(eventIterator(generationSchema)),
  /** Only for managers of the course, and only when its generation has ended. */
  report: procedure
    .errors({ GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING })
    .meta({ access: "courseManagers" })
    .route({
      method: "GET",
      path: "/courses/{slug}/report",
      tags: ["generation"],
      summary: "What of the documents is taught, tested or left out",
    })
    .input(bySlug)
    .output(courseReportSchema),
  /** How the course was generated. Only for managers of the course. */
  debug: procedure
    .meta({ access: "courseManagers" })
    .route({
      method: "GET",
      path: "/courses/{slug}/generation/debug",
      tags: ["generation"],
      summary: "Phases, log and requests of a run",
    })
    .input(bySlug.extend({ run: z.uuid().optional() }))
    .output(generationDebugSchema),
  /** The texts of one request to the model. Only for managers of the course. */
  request: procedure
    .meta({ access: "courseManagers" })
    .route({
      method: "GET",
      path: "/courses/{slug}/generation/requests/{id}",
      tags: ["generation"],
      summary: "Prompt and answer of a request",
    })
    .input(bySlug.extend({ id: z.uuid() }))
    .output(modelTextsSchema),
  /** Stops the run at once and deletes the course with its uploads. */
  cancel: procedure
    .errors({ GENERATION_NOT_RUNNING: courseErrors.GENERATION_NOT_RUNNING })
    .meta({ access: "courseManagers" })
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
      ...runQuotaErrors,
    })
    .meta({ access: "courseManagers" })
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
      ...runQuotaErrors,
    })
    .meta({ access: "courseManagers" })
    .route({
      method: "POST",
      path: "/courses/{slug}/generation/resume",
      tags: ["generation"],
      summary: "Continue",
    })
    .input(bySlug)
    .output(generationSchema),
};
