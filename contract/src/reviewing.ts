import { z } from "zod";
import { commonErrors, courseErrors, editingErrorCodes } from "./errors.ts";
import { declared } from "./procedure.ts";
import {
  courseLanguageSchema,
  instantSchema,
  type Notice,
  noticeSchema,
  slugSchema,
} from "./vocabularySchemas.ts";

/** What a program noticed about the text of a step, and about a question apart from the hints of the quality gate. */
export const STEP_DOUBTS = [
  "question_missing",
  "drafts_waiting",
  "content_missing",
  "text_unread",
  "text_unsourced",
  "claim_unsourced",
  "claim_unsaid",
  "stand_in",
  "source_missing_step",
  "repeated_text",
  "words_few",
  "words_many",
  "alt_missing",
  "transcript_missing",
  "question_fallback",
] as const;
export type StepDoubt = (typeof STEP_DOUBTS)[number];

/** A doubt in words: a sentence of the dictionaries, `reviewing.doubt_<code>` or `faults.<code>`. */
export type Doubt = Notice;

/** The text of a step, its question, or one of its exercises. */
export const REVIEW_KINDS = ["step", "question", "exercise"] as const;

export const reviewItemSchema = z.object({
  id: z.uuid(),
  kind: z.enum(REVIEW_KINDS),
  stepId: z.uuid(),
  /** Of the step. */
  position: z.number().int(),
  title: z.string(),
  /** What is asked; null for a text. */
  question: z.string().nullable(),
  /** Sent back with the mark, so that nobody approves what was changed meanwhile. */
  version: z.number().int(),
  doubts: z.array(noticeSchema),
  /** Who looked at this version of it; null where nobody did. */
  review: z.object({ by: z.string().nullable(), at: instantSchema }).nullable(),
});
export type ReviewItem = z.infer<typeof reviewItemSchema>;

export const reviewSchema = z.object({
  courseName: z.string(),
  language: courseLanguageSchema,
  active: z.boolean(),
  /** Whether it was never opened to participants. */
  draft: z.boolean(),
  /** What needs a look most comes first. */
  items: z.array(reviewItemSchema),
});
export type CourseReview = z.infer<typeof reviewSchema>;

const procedure = declared
  .meta({ access: "courseManagers" })
  .errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const bySlug = z.object({ slug: slugSchema });
const tags = ["reviewing"];

export const reviewingContract = {
  /** Everything in a course that a person should look at before it is opened, and who looked at it. */
  list: procedure
    .route({ method: "GET", path: "/courses/{slug}/review", tags, summary: "What is to be looked at" })
    .input(bySlug)
    .output(reviewSchema),
  /** Notes that one looked at this version of something, or takes it back. */
  mark: procedure
    .errors({ REVIEW_CONFLICT: editingErrorCodes.REVIEW_CONFLICT })
    .route({ method: "PUT", path: "/courses/{slug}/review/{itemId}", tags, summary: "Mark as reviewed" })
    .input(bySlug.extend({ itemId: z.uuid(), version: z.number().int(), reviewed: z.boolean() }))
    .output(z.object({ review: reviewItemSchema.shape.review })),
};
