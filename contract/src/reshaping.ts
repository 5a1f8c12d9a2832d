import { z } from "zod";
import { courseOutlineSchema, stepTextSchema } from "./editing.ts";
import { commonErrors, courseErrors, editingErrorCodes } from "./errors.ts";
import { declared } from "./procedure.ts";
import { instantSchema, slugSchema } from "./vocabularySchemas.ts";

/** Where something goes when a step is split. */
export const halfSchema = z.enum(["first", "second"]);

/** A place at which a step can be split, with what would go where. */
export const stepCutSchema = z.object({
  /** Names the place: a piece of the text of this version. */
  at: z.number().int(),
  kind: z.enum(["heading", "paragraph"]),
  /** How the second half begins. */
  text: z.string(),
  /** What the second half would be called. */
  title: z.string(),
  words: z.object({ first: z.number().int(), second: z.number().int() }),
  /** The half that keeps the question; null where there is none. */
  question: halfSchema.nullable(),
  exercises: z.object({ first: z.number().int(), second: z.number().int() }),
});
export type StepCut = z.infer<typeof stepCutSchema>;

export const RESHAPINGS = ["split", "merge"] as const;

/** A step that was split, or two that were merged, as long as it can be undone. */
export const reshapingSchema = z.object({
  id: z.uuid(),
  kind: z.enum(RESHAPINGS),
  /** What the two steps are called, or were called before. */
  titles: z.object({ first: z.string(), second: z.string() }),
  madeAt: instantSchema,
  undoableUntil: instantSchema,
});
export type Reshaping = z.infer<typeof reshapingSchema>;

const reshapedSchema = courseOutlineSchema.extend({
  /** The step in which one goes on: the first of two. */
  stepId: z.uuid(),
  reshapingId: z.uuid(),
});

const procedure = declared
  .meta({ access: "courseManagers" })
  .errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const changing = procedure.errors({
  STEP_NOT_FOUND: editingErrorCodes.STEP_NOT_FOUND,
  STEP_CHANGED: editingErrorCodes.STEP_CHANGED,
  STEP_LIMIT: editingErrorCodes.STEP_LIMIT,
  STEP_TOO_LONG: editingErrorCodes.STEP_TOO_LONG,
  EXERCISE_LIMIT: editingErrorCodes.EXERCISE_LIMIT,
  GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
});
const bySlug = z.object({ slug: slugSchema });
const byStep = bySlug.extend({ stepId: z.uuid() });
const title = stepTextSchema.shape.title;
const version = z.number().int().min(0);
const tags = ["reshaping"];

export const reshapingContract = {
  cuts: procedure
    .errors({ STEP_NOT_FOUND: editingErrorCodes.STEP_NOT_FOUND })
    .route({ method: "GET", path: "/courses/{slug}/outline/{stepId}/cuts", tags, summary: "Where to split" })
    .input(byStep)
    .output(z.object({ version, cuts: z.array(stepCutSchema) })),
  /** Makes the text from a place on a step of its own. Sending the same `requestId` twice splits once. */
  split: changing
    .route({ method: "POST", path: "/courses/{slug}/outline/{stepId}/cuts", tags, summary: "Split a step" })
    .input(byStep.extend({ requestId: z.uuid(), version, at: z.number().int().min(0), title }))
    .output(reshapedSchema),
  /** Makes a step and the one behind it one step. */
  merge: changing
    .route({
      method: "POST",
      path: "/courses/{slug}/outline/{stepId}/merger",
      tags,
      summary: "Merge two steps",
    })
    .input(byStep.extend({ version, nextId: z.uuid(), nextVersion: version, title }))
    .output(reshapedSchema),
  /** What was split or merged and can still be undone, the latest first. */
  list: procedure
    .route({ method: "GET", path: "/courses/{slug}/reshapings", tags, summary: "What can be undone" })
    .input(bySlug)
    .output(z.object({ reshapings: z.array(reshapingSchema) })),
  /** Undoes it, with what participants did meanwhile; STEP_CHANGED where the steps were edited since. */
  undo: changing
    .route({ method: "DELETE", path: "/courses/{slug}/reshapings/{id}", tags, summary: "Undo it" })
    .input(bySlug.extend({ id: z.uuid() }))
    .output(courseOutlineSchema),
};
