import { z } from "zod";
import { commonErrors, courseErrors } from "./errors.ts";
import { declared } from "./procedure.ts";
import { type QuestionDraft, questionDraftSchema } from "./questionSchemas.ts";
import { slugSchema } from "./vocabularySchemas.ts";

/** Endings of the files that a list of questions comes in as. */
export const LIST_ENDINGS = [".docx", ".xlsx", ".txt", ".html", ".htm"] as const;

/** Questions of one list; what it has beyond them is named as not read. */
export const MOST_LISTED = 200;

/** Why a part of a list is no question that can be asked here. */
export const UNREAD_REASONS = ["no_question", "no_text", "too_many_options", "too_long", "too_many"] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/** A question of a list as it was read, for somebody to correct; nothing of it is stored. */
export interface ListedQuestion {
  question: QuestionDraft;
  /** The right answer as it is written down, where none of the options is called so. */
  unknownAnswer: string | null;
  /** The step whose text answers it, and the passage that does; null where none was found. */
  stepId: string | null;
  passage: string | null;
}

/** What a list holds: the answer of `POST /courses/{slug}/question-lists/preview`. */
export interface QuestionListContents {
  questions: ListedQuestion[];
  /** Parts that are no question, by how they begin. */
  unread: { text: string; reason: UnreadReason }[];
}

/** What became of a question: asked now, asked in its step before, or why neither. */
const outcomeSchema = z.object({
  state: z.enum(["stored", "there", "refused"]),
  /** A code with a sentence in the dictionaries (`errors.<code>`). */
  code: z.string().nullable(),
});
export type ListOutcome = z.infer<typeof outcomeSchema>;

const tags = ["question lists"];

export const questionListsContract = {
  /**
   * Has questions of a list asked that somebody looked at: each as the question of its step, or as an exercise where it
   * has one. One that cannot be stored keeps no other from it. What its step asks already is not stored again.
   */
  accept: declared
    .meta({ access: "courseManagers" })
    .errors({
      ...commonErrors,
      COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND,
      GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
    })
    .route({
      method: "POST",
      path: "/courses/{slug}/question-lists",
      tags,
      summary: "Take in questions of a list",
    })
    .input(
      z.object({
        slug: slugSchema,
        questions: z
          .array(z.object({ stepId: z.uuid(), question: questionDraftSchema }))
          .min(1)
          .max(MOST_LISTED),
      }),
    )
    .output(z.object({ outcomes: z.array(outcomeSchema) })),
};
