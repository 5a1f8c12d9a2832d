import { z } from "zod";
import { commonErrors, courseErrors, editingErrorCodes } from "./errors.ts";
import { declared } from "./procedure.ts";
import { stepVersionSchema } from "./rewriting.ts";
import { courseLanguageSchema, instantSchema, slugSchema } from "./vocabularySchemas.ts";

/**
 * Why a version was kept: the course was opened, it was changed while it was open, a file came into it, or another one
 * takes its place.
 */
export const VERSION_REASONS = ["written", "opened", "kept", "imported", "restored"] as const;

const changesSchema = z.object({
  added: z.number().int(),
  removed: z.number().int(),
  changed: z.number().int(),
  moved: z.number().int(),
});
export type VersionChanges = z.infer<typeof changesSchema>;

export const courseVersionSchema = z.object({
  id: z.uuid(),
  /** Counts the versions of the course, from 1. */
  number: z.number().int(),
  reason: z.enum(VERSION_REASONS),
  madeAt: instantSchema,
  /** First and last name; null where nobody asked for it, or the account is gone. */
  madeBy: z.string().nullable(),
  /** What the course was called then. */
  name: z.string(),
  steps: z.number().int(),
  /** Against the version before; null for the first that is still there. */
  changes: changesSchema.nullable(),
});
export type CourseVersion = z.infer<typeof courseVersionSchema>;

/** A step of the version, of the course as it is now, or of both. */
const comparedStepSchema = z.object({
  stepId: z.uuid(),
  /** `gone`: the version has it, the course does not; `new`: the other way round. */
  fate: z.enum(["same", "changed", "gone", "new"]),
  title: z.string(),
  /** In the version; null for a new step. */
  position: z.number().int().nullable(),
  /** In the course as it is; null for a step that is gone. */
  presentPosition: z.number().int().nullable(),
});
export type ComparedVersionStep = z.infer<typeof comparedStepSchema>;

const versionComparisonSchema = z.object({
  version: courseVersionSchema,
  language: courseLanguageSchema,
  /** Those of the version in its order, then those that are new since. */
  steps: z.array(comparedStepSchema),
});
export type VersionComparison = z.infer<typeof versionComparisonSchema>;

const comparedTextsSchema = z.object({
  /** As the version has it; null for a new step. */
  kept: stepVersionSchema.nullable(),
  /** As it is now; null for a step that is gone. */
  present: stepVersionSchema.nullable(),
  exercisesChanged: z.boolean(),
});
export type ComparedTexts = z.infer<typeof comparedTextsSchema>;

const versionsSchema = z.object({
  courseName: z.string(),
  /** The newest first. */
  versions: z.array(courseVersionSchema),
  /** Of the course as it is, against the newest version; null where there is none. */
  since: changesSchema.nullable(),
});
export type CourseVersions = z.infer<typeof versionsSchema>;

const procedure = declared
  .meta({ access: "courseManagers" })
  .errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const bySlug = z.object({ slug: slugSchema });
const byId = bySlug.extend({ id: z.uuid() });
const tags = ["versions"];

export const versionsContract = {
  list: procedure
    .route({ method: "GET", path: "/courses/{slug}/versions", tags, summary: "Versions of a course" })
    .input(bySlug)
    .output(versionsSchema),
  /** A version beside the course as it is, step by step, without what the steps say. */
  compare: procedure
    .route({ method: "GET", path: "/courses/{slug}/versions/{id}", tags, summary: "Compare with a version" })
    .input(byId)
    .output(versionComparisonSchema),
  /** What one step said in a version, and what it says now. */
  compareStep: procedure
    .errors({ STEP_NOT_FOUND: editingErrorCodes.STEP_NOT_FOUND })
    .route({
      method: "GET",
      path: "/courses/{slug}/versions/{id}/steps/{stepId}",
      tags,
      summary: "Compare a step with a version",
    })
    .input(byId.extend({ stepId: z.uuid() }))
    .output(comparedTextsSchema),
  /**
   * Brings a version back, whole or one step of it. What is there is kept as a version first; participants keep what they
   * did in steps that both have, and in deleted steps that can still be restored.
   */
  restore: procedure
    .errors({
      STEP_NOT_FOUND: editingErrorCodes.STEP_NOT_FOUND,
      STEP_LIMIT: editingErrorCodes.STEP_LIMIT,
      GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
    })
    .route({
      method: "POST",
      path: "/courses/{slug}/versions/{id}/restoration",
      tags,
      summary: "Restore a version",
    })
    .input(byId.extend({ stepId: z.uuid().nullable() }))
    .output(versionsSchema),
};
