import { z } from "zod";
import { commonErrors, courseErrors } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { declared } from "./procedure.ts";
import { structureSchema, structureWishSchema } from "./structure.ts";
import { courseLanguageSchema, difficultySchema, noticeSchema } from "./vocabularySchemas.ts";

/** How large a course was said to become: its steps, and the words of all of them. */
export const announcedSchema = z.object({
  steps: z.number().int().min(1).max(LIMITS.steps.maximum),
  words: z.number().int().min(1).max(10_000_000),
});
export type Announced = z.infer<typeof announcedSchema>;

const previewedStepSchema = z.object({ title: z.string(), words: z.number().int() });

/** What becomes of documents, computed by the code that writes the course. */
export const previewSchema = announcedSchema.extend({
  /** Minutes to read a step of the middle length and answer its question. */
  minutes: z.number().int(),
  /** Words of the documents, and how many of them goal, language and level leave to be taught. */
  material: z.number().int(),
  selected: z.number().int(),
  /** The number of steps that suits what is taught, below 10 where that is too little, and how such steps would be. */
  recommended: z.object({ steps: z.number().int(), minutes: z.number().int(), short: z.boolean() }),
  /** Who will write it: a model decides titles and asks questions, without one drafts of questions wait to be judged. */
  writer: z.enum(["builtin", "model"]),
  /** The steps as they will be; empty where a model decides them. */
  outline: z.array(previewedStepSchema),
  /** What stands against it: the level or the goal is not met. */
  notices: z.array(noticeSchema),
  /** What the documents hold and how it is shared out; null where nobody asked, or the text has no breaks for it. */
  structure: structureSchema.nullable(),
});
export type Preview = z.infer<typeof previewSchema>;

const previewInputSchema = z.object({
  documentIds: z.array(z.uuid()).min(1).max(LIMITS.documentsPerCourse),
  goal: z.string().trim().max(LIMITS.goalLength).nullable(),
  /** Below 10 only where the material has too little for ten. */
  steps: z.number().int().min(1).max(LIMITS.steps.maximum),
  language: courseLanguageSchema,
  difficulty: difficultySchema,
  ownLanguageOnly: z.boolean().default(false),
  /** What was decided about the structure; a goal then marks and selects nothing. Null: as without that screen. */
  structure: structureWishSchema.nullable().default(null),
});
export type PreviewInput = z.infer<typeof previewInputSchema>;

export const previewContract = {
  /** Null where the documents hold nothing to teach in this language, or it takes too long to tell. */
  preview: declared
    .errors({ ...commonErrors, DOCUMENT_NOT_READY: courseErrors.DOCUMENT_NOT_READY })
    .meta({ access: "documentOwner" })
    .route({
      method: "POST",
      path: "/generation/preview",
      tags: ["generation"],
      summary: "What becomes of documents before anything is written",
    })
    .input(previewInputSchema)
    .output(previewSchema.nullable()),
};
