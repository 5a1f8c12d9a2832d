import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { stepPlaceSchema } from "./editing.ts";
import {
  commonErrors,
  courseErrors,
  learningErrors,
  rewritingErrors,
  runQuotaErrors,
  streamErrors,
} from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { declared } from "./procedure.ts";
import { writtenQuestionSchema } from "./questionSchemas.ts";
import { sourceSchema, stepSectionsSchema } from "./steps.ts";
import { courseLanguageSchema, instantSchema, slugSchema, writerSchema } from "./vocabularySchemas.ts";

/** What is to be written: a step's text, its question, its summary, the whole course, or a step that is new. */
export const proposalTargetSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("step"), stepId: z.uuid() }),
  z.object({ kind: z.literal("question"), stepId: z.uuid() }),
  z.object({ kind: z.literal("summary"), stepId: z.uuid() }),
  z.object({ kind: z.literal("course") }),
  z.object({
    kind: z.literal("insertStep"),
    place: stepPlaceSchema,
    /** An own upload that the step is made of; it becomes a document of the course with the step. */
    documentId: z.uuid().nullable(),
  }),
]);
export type ProposalTarget = z.infer<typeof proposalTargetSchema>;

/**
 * `starting`: waits for its turn; `rewriting`; `paused`: goes on by itself (`pausedUntil`); `ready`: to be
 * accepted or discarded; `failed`: what is there stays, asking again replaces it.
 */
export const proposalStateSchema = z.enum(["starting", "rewriting", "paused", "ready", "failed"]);
export type ProposalState = z.infer<typeof proposalStateSchema>;

/** A version that stays beside the present one until it is accepted or discarded. */
export const proposalSchema = z.object({
  id: z.uuid(),
  target: proposalTargetSchema,
  /** Title of the step that it concerns, or stands beside; null for the course and where that step is gone. */
  stepTitle: z.string().nullable(),
  /** What the creator wished; for a new step its description. */
  instruction: z.string().nullable(),
  state: proposalStateSchema,
  /** Steps written so far, of how many. */
  writtenSteps: z.number().int(),
  totalSteps: z.number().int(),
  /** Place in the line while it is starting (see `generationSchema`). */
  waiting: z.object({ ahead: z.number().int(), ownCourse: z.boolean() }).nullable(),
  pausedUntil: instantSchema.nullable(),
  /** Set when failed: a sentence of the dictionaries, `generation.error_<code>`. */
  failure: z.string().nullable(),
  createdAt: instantSchema,
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A step as it is or would be. */
export const stepVersionSchema = z.object({
  position: z.number().int(),
  title: z.string(),
  /** Markdown of the passages. */
  content: z.string(),
  sections: stepSectionsSchema,
  summary: z.string(),
  words: z.number().int(),
  sources: z.array(sourceSchema),
  writer: writerSchema,
  fallback: z.boolean(),
  question: writtenQuestionSchema.and(z.object({ source: sourceSchema.nullable() })).nullable(),
});
export type StepVersion = z.infer<typeof stepVersionSchema>;

/** A proposal beside what it would replace. */
export const comparisonSchema = z.object({
  proposal: proposalSchema,
  /** Of the course. */
  language: courseLanguageSchema,
  /** Whether what it would replace was changed since it was asked for. */
  changed: z.boolean(),
  /** Names the present version; sent with `accept` it says that this one may be replaced. */
  base: z.string(),
  /** The step as it is; all steps for the course; none for a new step. */
  present: z.array(stepVersionSchema),
  /** As they would be. Empty until it is ready. */
  proposed: z.array(stepVersionSchema),
  /** For each proposed step of the course the position of the present one that goes on in it; null for a new one. */
  continues: z.array(z.number().int().nullable()),
  /** Steps that would be gone, with what participants did there; steps of the same passages are kept. */
  removed: z.array(z.object({ stepId: z.uuid(), title: z.string(), participants: z.number().int() })),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** All open proposals of a course. */
export const proposalsSchema = z.object({ proposals: z.array(proposalSchema) });
const procedure = declared
  .meta({ access: "courseManagers" })
  .errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const onProposal = procedure.errors({ PROPOSAL_NOT_FOUND: rewritingErrors.PROPOSAL_NOT_FOUND });
const bySlug = z.object({ slug: slugSchema });
const byId = bySlug.extend({ id: z.uuid() });
const tags = ["rewriting"];

export const rewritingContract = {
  /**
   * Asks for a new version; the present one stays. Sending the same id twice makes one proposal. Each target
   * has one open proposal: PROPOSAL_OPEN, unless it failed. Without a language model instructions, summaries,
   * steps without a source and new steps without a document answer MODEL_NEEDED.
   */
  propose: procedure
    .errors({
      ...rewritingErrors,
      ...runQuotaErrors,
      STEP_NOT_FOUND: learningErrors.STEP_NOT_FOUND,
      DOCUMENT_NOT_READY: courseErrors.DOCUMENT_NOT_READY,
      MATERIAL_MISSING: courseErrors.MATERIAL_MISSING,
      MATERIAL_TOO_LARGE: courseErrors.MATERIAL_TOO_LARGE,
      GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
    })
    .route({ method: "POST", path: "/courses/{slug}/proposals", tags, summary: "Ask for a new version" })
    .input(
      bySlug.extend({
        /** Sending the same one twice asks once. */
        requestId: z.uuid(),
        target: proposalTargetSchema,
        /** A wish for the new version; for a new step what it is about. */
        instruction: z.string().trim().max(LIMITS.instructionLength).nullable(),
      }),
    )
    .output(proposalSchema),
  /** The open proposals of a course, oldest first. */
  list: procedure
    .route({ method: "GET", path: "/courses/{slug}/proposals", tags, summary: "Open proposals" })
    .input(bySlug)
    .output(proposalsSchema),
  /** The open proposals now and after every change, until the course is gone. */
  watch: procedure
    .errors(streamErrors)
    .route({ method: "GET", path: "/courses/{slug}/proposals/events", tags, summary: "Open proposals, live" })
    .input(bySlug)
    .output(eventIterator(proposalsSchema)),
  /** A proposal beside the present version. */
  compare: onProposal
    .route({ method: "GET", path: "/courses/{slug}/proposals/{id}", tags, summary: "Compare both versions" })
    .input(byId)
    .output(comparisonSchema),
  /**
   * Puts the new version in the place of the present one, whole or not at all; accepting twice does it once.
   * Without `base` the version that was there when it was asked for must still be there, else the one that
   * `base` names: PROPOSAL_CONFLICT answers both versions as they are.
   */
  accept: onProposal
    .errors({
      PROPOSAL_NOT_READY: rewritingErrors.PROPOSAL_NOT_READY,
      PROPOSAL_CONFLICT: { ...rewritingErrors.PROPOSAL_CONFLICT, data: comparisonSchema },
      DOCUMENT_NOT_READY: courseErrors.DOCUMENT_NOT_READY,
      GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
    })
    .route({
      method: "POST",
      path: "/courses/{slug}/proposals/{id}/acceptance",
      tags,
      summary: "Accept a proposal",
    })
    .input(byId.extend({ base: z.string().max(100).optional() }))
    /** The step that was added; null where none was, and where it was accepted before. */
    .output(z.object({ stepId: z.uuid().nullable() })),
  /** Rejects a proposal that is ready, stops one that is being written, clears away one that failed. */
  discard: onProposal
    .route({ method: "DELETE", path: "/courses/{slug}/proposals/{id}", tags, summary: "Discard a proposal" })
    .input(byId)
    .output(z.object({})),
};
