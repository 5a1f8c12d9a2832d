import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { commonErrors, courseErrors, rewritingErrors, runQuotaErrors, streamErrors } from "./errors.ts";
import { generationDebugSchema, modelTextsSchema } from "./generationDebug.ts";
import { generationSchema } from "./generationState.ts";
import { planContract } from "./plan.ts";
import { previewContract } from "./preview.ts";
import { declared } from "./procedure.ts";
import { questionOriginSchema } from "./questionSchemas.ts";
import { instantSchema, leftOutReasonSchema, slugSchema } from "./vocabularySchemas.ts";

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
  /** Numbers of passages that are taught and figures that are in no step; absent where none are. */
  missing: z.object({ numbers: z.array(z.string()), figures: z.number().int() }).optional(),
});
export type CoverageSection = z.infer<typeof coverageSectionSchema>;

/** How a course was measured when its generation ended. */
export const courseReportSchema = z.object({
  courseName: z.string(),
  measuredAt: instantSchema.nullable(),
  /** Whether a model wrote the course in words of its own: passages are taught in it, not taken over. */
  retold: z.boolean(),
  /** Share (0 to 1) of the words worth teaching whose passages some step teaches. */
  coverage: z.number(),
  /**
   * Share (0 to 1) of the steps' words that stand in the documents word for word; null for a course that is retold,
   * unless an earlier version measured it.
   */
  fromSource: z.number().nullable(),
  questions: z.number().int(),
  unverifiedQuotes: z.number().int(),
  /** The steps as they are now: deleted ones are gone, moved ones have their new position. */
  steps: z.array(z.object({ id: z.uuid(), position: z.number().int(), title: z.string() })),
  /** What the course asks now, in the order of its steps. */
  asked: z.array(
    z.object({
      id: z.string(),
      stepId: z.uuid(),
      item: z.enum(["question", "exercise"]),
      text: z.string(),
      origin: questionOriginSchema,
      /** Who accepted it, or saved it last; null where nobody did, or is not known any more. */
      by: z.string().nullable(),
    }),
  ),
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
const startErrors = {
  GENERATION_NOT_RUNNING: courseErrors.GENERATION_NOT_RUNNING,
  GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
  ...runQuotaErrors,
};

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
    .errors(startErrors)
    .meta({ access: "courseManagers" })
    .route({
      method: "POST",
      path: "/courses/{slug}/generation/retry",
      tags: ["generation"],
      summary: "Start again",
    })
    .input(bySlug)
    .output(generationSchema),
  /**
   * From the first missing step. With `patient: false` a run that pauses does not wait for the model again: what
   * that does not write now, the built-in writer does.
   */
  resume: procedure
    .errors(startErrors)
    .meta({ access: "courseManagers" })
    .route({
      method: "POST",
      path: "/courses/{slug}/generation/resume",
      tags: ["generation"],
      summary: "Continue",
    })
    .input(bySlug.extend({ patient: z.boolean().default(true) }))
    .output(generationSchema),
  /**
   * Has the model write the steps that the built-in writer stood in for, from the stored plan. Steps that somebody
   * edited stay; the others keep their ids and what participants did.
   */
  writeStandIns: procedure
    .errors({
      GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
      MODEL_NEEDED: rewritingErrors.MODEL_NEEDED,
      ...runQuotaErrors,
    })
    .meta({ access: "courseManagers" })
    .route({
      method: "POST",
      path: "/courses/{slug}/generation/stand-ins",
      tags: ["generation"],
      summary: "Have the model write what was written in its place",
    })
    .input(bySlug)
    .output(generationSchema),
  ...planContract,
  ...previewContract,
};
