import { z } from "zod";
import { commonErrors, courseErrors, planErrors } from "./errors.ts";
import { generationSchema } from "./generationState.ts";
import { LIMITS } from "./limits.ts";
import { planPartSchema } from "./planParts.ts";
import { PLAN_LIMITS } from "./planRules.ts";
import { declared } from "./procedure.ts";
import { THINKING_LEVELS } from "./vocabulary.ts";
import { courseLanguageSchema, leftOutReasonSchema, slugSchema, writerSchema } from "./vocabularySchemas.ts";

const versionSchema = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

const namedSchema = z.object({
  page: z.number().int().nullable(),
  /** Headings that stand in it, in their order. */
  headings: z.array(z.string()),
  /** How its text begins. */
  beginning: z.string(),
  words: z.number().int(),
});

const pieceSchema = planPartSchema.omit({ documentId: true }).extend(namedSchema.shape);
export type PlanPiece = z.infer<typeof pieceSchema>;

/** The same with what one knows it by. */
export const shownPartSchema = planPartSchema.extend(namedSchema.shape).extend({
  documentName: z.string(),
  /** What it may be divided into, in their order; none where it is one piece. */
  pieces: z.array(pieceSchema).default([]),
});
export type ShownPart = z.infer<typeof shownPartSchema>;

const leftOutPartSchema = shownPartSchema.extend({ reason: leftOutReasonSchema });
export type LeftOutPart = z.infer<typeof leftOutPartSchema>;

const objectiveSchema = z.object({ text: z.string(), level: z.enum(THINKING_LEVELS) });
export type Objective = z.infer<typeof objectiveSchema>;

const shownPlanStepSchema = z.object({
  title: z.string(),
  objectives: z.array(objectiveSchema),
  link: z.string(),
  parts: z.array(shownPartSchema),
});
export type ShownPlanStep = z.infer<typeof shownPlanStepSchema>;

/** A course as it was planned, while it waits for its creator. */
export const shownPlanSchema = z.object({
  /** Another plan of the same course has another one. */
  id: z.uuid(),
  slug: slugSchema,
  courseName: z.string(),
  language: courseLanguageSchema,
  /** Counts the saves; what was read must be sent back with a change. */
  version: versionSchema,
  /** Steps that the plan may have at least, as its material allows. */
  minimumSteps: z.number().int(),
  /** Who will write from it. */
  writer: writerSchema,
  /** The situation that the course opens with and returns to; empty where there is none. */
  situation: z.string(),
  steps: z.array(shownPlanStepSchema),
  /** What no step teaches although it could. */
  leftOut: z.array(leftOutPartSchema),
  /** What nobody has to be taught, such as contents and imprint: no part of what is sent back. */
  aside: z.array(leftOutPartSchema),
});
export type ShownPlan = z.infer<typeof shownPlanSchema>;

// What a plan may hold is checked by `planFaults`, whose codes have sentences; these are only outer bounds.
const sentText = z.string().max(PLAN_LIMITS.sentLength);
const sentStepSchema = z.object({
  title: sentText,
  objectives: z.array(objectiveSchema.extend({ text: sentText })).max(20),
  link: sentText,
  parts: z.array(planPartSchema).max(5_000),
});

/** A plan as its creator wants it. Every paragraph of the stored one stands in a step or is left out. */
export const changedPlanSchema = z.object({
  version: versionSchema,
  steps: z.array(sentStepSchema).max(LIMITS.stepsPerCourse),
  leftOut: z.array(planPartSchema).max(20_000),
});
export type ChangedPlan = z.infer<typeof changedPlanSchema>;

const bySlug = z.object({ slug: slugSchema });
const tags = ["generation"];
const procedure = declared.meta({ access: "courseManagers" }).errors({
  ...commonErrors,
  COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND,
  PLAN_NOT_WAITING: planErrors.PLAN_NOT_WAITING,
});
const conflict = { PLAN_CONFLICT: { status: 409, data: z.object({ stored: shownPlanSchema }) } } as const;
const rules = {
  PLAN_STEPS_RANGE: planErrors.PLAN_STEPS_RANGE,
  PLAN_TITLE_LENGTH: planErrors.PLAN_TITLE_LENGTH,
  PLAN_TITLES_SAME: planErrors.PLAN_TITLES_SAME,
  PLAN_OBJECTIVES: planErrors.PLAN_OBJECTIVES,
} as const;

/** What the creator of a course does with its plan while the run waits for it. */
export const planContract = {
  plan: procedure
    .route({ method: "GET", path: "/courses/{slug}/plan", tags, summary: "The plan that waits" })
    .input(bySlug)
    .output(shownPlanSchema),
  /** Saves if nobody else saved since `version` was read; else answers PLAN_CONFLICT with what is stored. */
  savePlan: procedure
    .errors({ ...conflict, ...rules, PLAN_MATERIAL: planErrors.PLAN_MATERIAL })
    .route({ method: "PUT", path: "/courses/{slug}/plan", tags, summary: "Save a changed plan" })
    .input(bySlug.extend(changedPlanSchema.shape))
    .output(z.object({ version: versionSchema })),
  /** The run goes on and writes from the plan of this version. */
  approvePlan: procedure
    .errors({ ...conflict, ...rules, PLAN_NEEDS_MODEL: planErrors.PLAN_NEEDS_MODEL })
    .route({ method: "POST", path: "/courses/{slug}/plan/approval", tags, summary: "Write from the plan" })
    .input(bySlug.extend({ version: versionSchema }))
    .output(generationSchema),
  /** The run does not wait for its creator, or no longer, whether the plan is there or not. */
  writeAtOnce: procedure
    .errors({ GENERATION_NOT_RUNNING: courseErrors.GENERATION_NOT_RUNNING })
    .route({
      method: "POST",
      path: "/courses/{slug}/generation/writing",
      tags,
      summary: "Write without looking at the plan",
    })
    .input(bySlug)
    .output(generationSchema),
};
