import { z } from "zod";
import { instantSchema } from "./vocabularySchemas.ts";

const none = z.object({}).optional();

/** Errors that every procedure may answer with. The dictionaries hold a sentence for each code (`errors.<code>`). */
export const commonErrors = {
  UNAUTHORIZED: { status: 401, data: none },
  FORBIDDEN: { status: 403, data: none },
  NOT_FOUND: { status: 404, data: none },
  DATABASE_UNAVAILABLE: { status: 503, data: none },
  STORAGE_UNAVAILABLE: { status: 503, data: none },
  RATE_LIMITED: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
  /** What somebody asked for before is still being made. */
  WORK_PREPARING: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
  /** Others wait for as much as can be made one after the other. */
  WORK_BUSY: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
  /** It would take more time, memory or bytes than one piece of work may. */
  WORK_TOO_LARGE: { status: 413, data: none },
  /** The texts of a course together would be longer than they may be. */
  COURSE_TOO_LONG: { status: 413, data: z.object({ limit: z.number().int() }) },
} as const;

export const courseErrors = {
  COURSE_NOT_FOUND: { status: 404, data: none },
  COURSE_UNAVAILABLE: { status: 410, data: none },
  /** A file of a course could not be written, for no reason that has a name. */
  EXPORT_FAILED: { status: 503, data: none },
  ADMIN_PASSWORD_ALREADY_SHOWN: { status: 409, data: none },
  ADMIN_PASSWORD_WRONG: { status: 422, data: none },
  DOCUMENT_NOT_READY: { status: 409, data: none },
  MATERIAL_MISSING: { status: 422, data: none },
  /** A goal alone, where no language model is set up that could write from it. */
  GOAL_NEEDS_MODEL: { status: 422, data: none },
  MATERIAL_TOO_LARGE: { status: 413, data: z.object({ megabytes: z.number().int() }) },
  /** The documents together have too few words for a course. */
  MATERIAL_TOO_SHORT: { status: 422, data: z.object({ words: z.number().int(), minimum: z.number().int() }) },
  /** The structure has too few steps, teaches too little of the material, or names what is not there or stands twice. */
  STRUCTURE_TOO_FEW: { status: 422, data: z.object({ minimum: z.number().int(), count: z.number().int() }) },
  STRUCTURE_TOO_LITTLE: { status: 422, data: z.object({ percent: z.number().int() }) },
  STRUCTURE_MATERIAL: { status: 422, data: none },
  GENERATION_NOT_RUNNING: { status: 409, data: none },
  GENERATION_STILL_RUNNING: { status: 409, data: none },
  REMINDER_INTERVAL_MISSING: { status: 422, data: none },
  ACCESS_CONTRADICTORY: { status: 422, data: none },
  /** A pass mark needs more questions that the server marks. */
  PASS_MARK_QUESTIONS: { status: 422, data: z.object({ least: z.number().int() }) },
} as const;

export const learningErrors = {
  COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND,
  COURSE_UNAVAILABLE: courseErrors.COURSE_UNAVAILABLE,
  ENROLMENT_REQUIRED: { status: 403, data: none },
  ANONYMOUS_NOT_ALLOWED: { status: 403, data: none },
  EMAIL_NOT_CONFIRMED: { status: 403, data: none },
  STEP_NOT_FOUND: { status: 404, data: none },
  QUESTION_MISSING: { status: 409, data: none },
  QUESTION_CHANGED: { status: 409, data: none },
  EVALUATION_NOT_FOR_ANONYMOUS: { status: 403, data: none },
  COURSE_NOT_FINISHED: { status: 409, data: none },
  RESTART_LIMIT: { status: 429, data: none },
  HIGHLIGHT_LIMIT: { status: 409, data: none },
  HIGHLIGHT_STEP_LIMIT: { status: 409, data: none },
  /** What was marked does not stand in the step (any more). */
  HIGHLIGHT_NOT_IN_STEP: { status: 409, data: none },
  /** All anonymous sittings together have stored what they may on one day. */
  ANONYMOUS_FULL: { status: 409, data: none },
  CERTIFICATE_NOT_OFFERED: { status: 404, data: none },
  COURSE_NOT_PASSED: { status: 409, data: none },
  ATTEMPTS_USED: { status: 409, data: none },
  /** No entry test is offered, or it has ended. */
  ENTRY_TEST_CLOSED: { status: 409, data: none },
  QUIZ_CLOSED: { status: 409, data: none },
  QUIZ_LIMIT: { status: 429, data: none },
  ASKING_OFF: { status: 409, data: none },
  ANSWER_UNAVAILABLE: { status: 409, data: none },
} as const;

export const editingErrorCodes = {
  STEP_NOT_FOUND: learningErrors.STEP_NOT_FOUND,
  /** A course has as many steps as it may have. */
  EXERCISE_LIMIT: { status: 409, data: z.object({ limit: z.number().int() }) },
  STEP_LIMIT: { status: 409, data: z.object({ limit: z.number().int() }) },
  CAPTIONS_UNREADABLE: { status: 422, data: none },
  REVIEW_CONFLICT: { status: 409, data: none },
  /** A step was edited since somebody saw how it would be split, merged or put back. */
  STEP_CHANGED: { status: 409, data: none },
  /** A step would have more text, or more lines in a section, than a step may have. */
  STEP_TOO_LONG: { status: 422, data: none },
  STEP_CONFLICT: { status: 409, data: none },
  QUESTION_CONFLICT: { status: 409, data: none },
  QUESTION_TEXT_MISSING: { status: 422, data: none },
  QUESTION_OPTIONS_TOO_FEW: { status: 422, data: none },
  QUESTION_OPTION_EMPTY: { status: 422, data: none },
  QUESTION_OPTION_SAME: { status: 422, data: none },
  QUESTION_NONE_RIGHT: { status: 422, data: none },
  QUESTION_ANSWER_MISSING: { status: 422, data: none },
  QUESTION_PART_EMPTY: { status: 422, data: none },
  QUESTION_PARTS_TOO_FEW: { status: 422, data: none },
  /** The passage that is to prove an answer stands neither in the documents of its step nor in its text. */
  QUESTION_QUOTE_NOT_FOUND: { status: 422, data: none },
  /** A question that is to be accepted has a text that is longer than one may be. */
  QUESTION_TOO_LONG: { status: 422, data: none },
} as const;

/** What an error of `resend-verification` carries (statement 7.12). */
const resendFault = z.object({ errorType: z.string(), details: z.string() });

export const accountErrors = {
  EMAIL_ALREADY_VERIFIED: { status: 409, data: resendFault },
  INVALID_TOKEN: { status: 401, data: resendFault },
  EMAIL_MISMATCH: { status: 422, data: resendFault },
  GENERATION_FAILED: { status: 503, data: resendFault },
  PASSWORD_WRONG: { status: 422, data: none },
  EMAIL_UNCHANGED: { status: 422, data: none },
  LINK_INVALID: { status: 410, data: none },
  /** The link is valid, but who opens it has not shown to be who asked for it. */
  LINK_UNPROVEN: { status: 403, data: none },
  COURSES_NOT_CONFIRMED: { status: 409, data: none },
  LAST_ADMINISTRATOR: { status: 409, data: none },
} as const;

export const rewritingErrors = {
  PROPOSAL_NOT_FOUND: { status: 404, data: none },
  PROPOSAL_OPEN: { status: 409, data: none },
  PROPOSAL_NOT_READY: { status: 409, data: none },
  PROPOSAL_CONFLICT: { status: 409 },
  MODEL_NEEDED: { status: 422, data: none },
} as const;

export const chatErrors = {
  /** Somebody pasted something else since the package was read. */
  CHAT_CHANGED: { status: 409, data: none },
  /** There is no text to ask about, or no question that waits for a second answer. */
  CHAT_NOTHING_TO_ASK: { status: 422, data: none },
  CHAT_LIMIT: { status: 409, data: none },
  /** What was pasted holds no question, or nothing that was not read before: it is not stored. */
  CHAT_NOTHING_READ: { status: 422, data: none },
  /** What was pasted is the request itself: it is not stored. */
  CHAT_REQUEST_PASTED: { status: 422, data: none },
  /** An accepted question, or text, was changed in the editor since, and is not taken out of its step from elsewhere. */
  CHAT_EDITED_SINCE: { status: 409, data: none },
  CHAT_TEXT_EDITED: { status: 409, data: none },
  /** A plan of fewer than 10 steps, or of more than 50. */
  CHAT_PLAN_SIZE: { status: 422, data: none },
  /** Some step of the course has a text: no plan takes its place. */
  CHAT_PLAN_LATE: { status: 409, data: none },
} as const;

/** What may be wrong with a plan that its creator changes, or lets be written; steps by their positions. */
export const planErrors = {
  PLAN_NOT_WAITING: { status: 409, data: none },
  PLAN_CONFLICT: { status: 409 },
  PLAN_NEEDS_MODEL: { status: 409, data: none },
  PLAN_STEPS_RANGE: {
    status: 422,
    data: z.object({ minimum: z.number().int(), maximum: z.number().int(), count: z.number().int() }),
  },
  PLAN_TITLE_LENGTH: {
    status: 422,
    data: z.object({ position: z.number().int(), maximum: z.number().int() }),
  },
  PLAN_TITLES_SAME: {
    status: 422,
    data: z.object({ position: z.number().int(), other: z.number().int() }),
  },
  PLAN_OBJECTIVES: {
    status: 422,
    data: z.object({ position: z.number().int(), maximum: z.number().int(), longest: z.number().int() }),
  },
  /** A paragraph stands in no step and is not left out either, or stands twice. */
  PLAN_MATERIAL: { status: 422, data: none },
} as const;

/** How much a limit on use allows, how much of it is used and wanted (bytes, seconds, numbers), and what helps. */
const quotaData = z.object({
  /** Whose limit it is: the person's, or that of the whole installation. */
  scope: z.enum(["person", "installation"]),
  limit: z.number(),
  used: z.number(),
  wanted: z.number(),
  /** True where confirming the address raises the limit. */
  confirming: z.boolean(),
  /** When it begins anew by itself; null where something has to be deleted. */
  resetsAt: instantSchema.nullable(),
});
export type QuotaFault = z.infer<typeof quotaData>;

/** Limits on use that were reached, by what was wanted. */
export const quotaErrors = {
  QUOTA_BYTES: { status: 403, data: quotaData },
  QUOTA_DOCUMENTS: { status: 403, data: quotaData },
  QUOTA_READING: { status: 403, data: quotaData },
  QUOTA_COURSES: { status: 403, data: quotaData },
  QUOTA_RUNS: { status: 403, data: quotaData },
  QUOTA_TOKENS: { status: 403, data: quotaData },
} as const;

/** What a new run of the writers may be refused with. */
export const runQuotaErrors = {
  QUOTA_RUNS: quotaErrors.QUOTA_RUNS,
  QUOTA_TOKENS: quotaErrors.QUOTA_TOKENS,
} as const;

/** What a part of a resumable upload may be answered with; `received` is where to go on. */
const received = z.object({ received: z.number().int() });
export const uploadErrors = {
  UPLOAD_OFFSET: { status: 409, data: received },
  UPLOAD_STALLED: { status: 408, data: received },
  UPLOAD_TOO_LONG: { status: 413, data: received },
} as const;

/** What a live stream may be refused with: as many are open as one person, or the server, may have. */
export const streamErrors = {
  STREAM_LIMIT: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
} as const;

/** Every error code a procedure can answer with: what the `errors` namespace of the dictionaries must cover. */
export type ErrorCode =
  | keyof typeof commonErrors
  | keyof typeof courseErrors
  | keyof typeof learningErrors
  | keyof typeof editingErrorCodes
  | keyof typeof accountErrors
  | keyof typeof rewritingErrors
  | keyof typeof chatErrors
  | keyof typeof planErrors
  | keyof typeof quotaErrors
  | keyof typeof uploadErrors
  | keyof typeof streamErrors;
