import { z } from "zod";
import { commonErrors, courseErrors, editingErrorCodes, quotaErrors } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { MEDIA_KINDS, MEDIA_LIMITS } from "./media.ts";
import { declared } from "./procedure.ts";
import {
  questionDraftSchema,
  questionKindSchema,
  questionSchema,
  writtenQuestionSchema,
} from "./questionSchemas.ts";
import { sectionTextsSchema, shownSectionTextsSchema } from "./sectionSchemas.ts";
import { sourceSchema } from "./steps.ts";
import {
  courseLanguageSchema,
  instantSchema,
  noticeSchema,
  slugSchema,
  writerSchema,
} from "./vocabularySchemas.ts";

/** How often something was saved: what a column of the database holds. */
const versionSchema = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** An advice of the quality gate: a sentence of the dictionaries (`faults.<code>`). */
export const questionHintSchema = noticeSchema;
export type QuestionHint = z.infer<typeof questionHintSchema>;

export const editedQuestionSchema = questionSchema.and(
  z.object({
    id: z.uuid(),
    /** Counts the saves; what was read must be sent back with a change. */
    version: versionSchema,
    source: sourceSchema.nullable(),
  }),
);
export type EditedQuestion = z.infer<typeof editedQuestionSchema>;

/** Who saved something last: oneself or another manager of the course; null where that is not known. */
export const savedBySchema = z.object({ isOwn: z.boolean(), name: z.string() }).nullable();
export type SavedBy = z.infer<typeof savedBySchema>;

/** An exercise of a step besides its question. */
export const editedExerciseSchema = editedQuestionSchema.and(
  z.object({
    /** The section of the step's text, from 0, behind which it stands; null at the end. */
    section: z.number().int().nullable(),
  }),
);
export type EditedExercise = z.infer<typeof editedExerciseSchema>;

/** A question that a writer found and nobody has judged yet: nobody who learns ever gets it. */
export const editedDraftSchema = writtenQuestionSchema.and(
  z.object({ id: z.string(), source: sourceSchema.nullable() }),
);
export type EditedDraft = z.infer<typeof editedDraftSchema>;

/** The texts of a step. */
export const stepTextSchema = z.object({
  title: z.string().trim().min(1).max(LIMITS.stepTitleLength),
  /** Markdown of the passages. */
  content: z.string().max(LIMITS.stepContentLength),
  sections: sectionTextsSchema,
  summary: z.string().max(LIMITS.summaryLength),
});
export type StepText = z.infer<typeof stepTextSchema>;

/** A step as it is stored: what a writer or an earlier version made longer than people may save is shown, and can be shortened. */
export const editedStepSchema = z.object({
  title: z.string(),
  content: z.string(),
  sections: shownSectionTextsSchema,
  summary: z.string(),
  id: z.uuid(),
  position: z.number().int(),
  version: versionSchema,
  words: z.number().int(),
  writer: writerSchema,
  fallback: z.boolean(),
  editedAt: instantSchema,
  savedBy: savedBySchema,
  sources: z.array(sourceSchema),
  question: editedQuestionSchema.nullable(),
  /** In their order. */
  exercises: z.array(editedExerciseSchema),
  /** To be accepted, changed or skipped, the best first. */
  drafts: z.array(editedDraftSchema),
});
export type EditedStep = z.infer<typeof editedStepSchema>;

export const outlineStepSchema = z.object({
  id: z.uuid(),
  position: z.number().int(),
  title: z.string(),
  words: z.number().int(),
  version: versionSchema,
  writer: writerSchema,
  fallback: z.boolean(),
  hasSummary: z.boolean(),
  /** The question's text; null where the step has none. */
  question: z.string().nullable(),
  /** Drafts of questions that wait for somebody's judgement. */
  drafts: z.number().int(),
  exercises: z.array(z.object({ id: z.uuid(), kind: questionKindSchema, text: z.string() })),
});
export type OutlineStep = z.infer<typeof outlineStepSchema>;

/** The steps of a course as its editors see them. */
export const courseOutlineSchema = z.object({
  slug: slugSchema,
  courseName: z.string(),
  language: courseLanguageSchema,
  active: z.boolean(),
  /** While a generation runs, steps can be edited, but not added, moved or deleted. */
  generating: z.boolean(),
  steps: z.array(outlineStepSchema),
  /** Deleted steps that can still be restored, the latest first. */
  deleted: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      position: z.number().int(),
      deletedAt: instantSchema,
      restorableUntil: instantSchema,
    }),
  ),
});
export type CourseOutline = z.infer<typeof courseOutlineSchema>;

/** A place beside a step that is there; null is the end of the course. */
export const stepPlaceSchema = z.object({ side: z.enum(["before", "after"]), stepId: z.uuid() }).nullable();
export type StepPlace = z.infer<typeof stepPlaceSchema>;

/** What `POST /api/courses/{slug}/images` answers: the file for a `figure:` address. */
export const courseImageSchema = z.object({
  id: z.uuid(),
  width: z.number().int(),
  height: z.number().int(),
});
export type CourseImage = z.infer<typeof courseImageSchema>;

/** What `POST /api/courses/{slug}/media` answers: the file for a `media:` address, and what it was called. */
export const courseMediaSchema = z.object({
  id: z.uuid(),
  kind: z.enum(MEDIA_KINDS),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
  name: z.string(),
});
export type CourseMedia = z.infer<typeof courseMediaSchema>;

/** What is said in audio or video, to be read, and as captions of a video (WebVTT); empty where there is none. */
export const mediaTextsSchema = z.object({
  transcript: z.string().max(MEDIA_LIMITS.transcriptLength),
  captions: z.string().max(MEDIA_LIMITS.captionsLength),
});
export type MediaTexts = z.infer<typeof mediaTextsSchema>;
const changedTextsSchema = mediaTextsSchema.partial();

const conflictErrors = {
  /** Somebody saved the step since it was read: what is stored now, and what was sent. */
  STEP_CONFLICT: { status: 409, data: z.object({ stored: editedStepSchema, sent: stepTextSchema }) },
  QUESTION_CONFLICT: {
    status: 409,
    data: z.object({
      stored: editedQuestionSchema.nullable(),
      sent: questionDraftSchema,
      /** Who saved what is stored. */
      savedBy: savedBySchema,
    }),
  },
} as const;

/** What is wrong with a question. */
const faultErrors = {
  QUESTION_TEXT_MISSING: editingErrorCodes.QUESTION_TEXT_MISSING,
  QUESTION_OPTIONS_TOO_FEW: editingErrorCodes.QUESTION_OPTIONS_TOO_FEW,
  QUESTION_OPTION_EMPTY: editingErrorCodes.QUESTION_OPTION_EMPTY,
  QUESTION_OPTION_SAME: editingErrorCodes.QUESTION_OPTION_SAME,
  QUESTION_NONE_RIGHT: editingErrorCodes.QUESTION_NONE_RIGHT,
  QUESTION_ANSWER_MISSING: editingErrorCodes.QUESTION_ANSWER_MISSING,
  QUESTION_PART_EMPTY: editingErrorCodes.QUESTION_PART_EMPTY,
  QUESTION_PARTS_TOO_FEW: editingErrorCodes.QUESTION_PARTS_TOO_FEW,
} as const;

/** What keeps a question or an exercise from being saved. */
const savingErrors = {
  QUESTION_CONFLICT: conflictErrors.QUESTION_CONFLICT,
  QUESTION_QUOTE_NOT_FOUND: editingErrorCodes.QUESTION_QUOTE_NOT_FOUND,
  ...faultErrors,
};

const procedure = declared.meta({ access: "courseManagers" }).errors({
  ...commonErrors,
  COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND,
  STEP_NOT_FOUND: editingErrorCodes.STEP_NOT_FOUND,
});
const structural = procedure.errors({ GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING });
const adding = structural.errors({ STEP_LIMIT: editingErrorCodes.STEP_LIMIT });
const bySlug = z.object({ slug: slugSchema });
const byStep = bySlug.extend({ stepId: z.uuid() });
const byExercise = byStep.extend({ exerciseId: z.uuid() });
const byDraft = byStep.extend({ draftId: z.string().max(100) });
const sectionNumberSchema = z.number().int().min(0).max(1_000).nullable();
const tags = ["editing"];

export const editingContract = {
  outline: procedure
    .route({ method: "GET", path: "/courses/{slug}/outline", tags, summary: "Steps for the editor" })
    .input(bySlug)
    .output(courseOutlineSchema),
  getStep: procedure
    .route({ method: "GET", path: "/courses/{slug}/outline/{stepId}", tags, summary: "A step to edit" })
    .input(byStep)
    .output(editedStepSchema),
  /** Saves if nobody else saved since `version` was read; else answers STEP_CONFLICT with both versions. */
  saveStep: procedure
    .errors({ STEP_CONFLICT: conflictErrors.STEP_CONFLICT })
    .route({ method: "PUT", path: "/courses/{slug}/outline/{stepId}", tags, summary: "Save a step's texts" })
    .input(byStep.extend({ version: versionSchema, ...stepTextSchema.shape }))
    .output(editedStepSchema),
  /** A step without text at a place, named by `stepId`. Sending the same `requestId` twice makes one step. */
  addStep: adding
    .route({ method: "POST", path: "/courses/{slug}/outline", tags, summary: "Add a step" })
    .input(bySlug.extend({ requestId: z.uuid(), title: stepTextSchema.shape.title, place: stepPlaceSchema }))
    .output(courseOutlineSchema.extend({ stepId: z.uuid() })),
  moveStep: structural
    .route({ method: "POST", path: "/courses/{slug}/outline/{stepId}/place", tags, summary: "Move a step" })
    .input(byStep.extend({ place: stepPlaceSchema }))
    .output(courseOutlineSchema),
  /** Deletes a step with its question and takes it off participants' paths; `restoreStep` brings all of it back. */
  deleteStep: structural
    .route({ method: "DELETE", path: "/courses/{slug}/outline/{stepId}", tags, summary: "Delete a step" })
    .input(byStep)
    .output(courseOutlineSchema),
  restoreStep: adding
    .route({
      method: "POST",
      path: "/courses/{slug}/outline/{stepId}/restoration",
      tags,
      summary: "Restore a deleted step",
    })
    .input(byStep)
    .output(courseOutlineSchema),
  /** `version` is null where the step had no question. */
  saveQuestion: procedure
    .errors(savingErrors)
    .route({
      method: "PUT",
      path: "/courses/{slug}/outline/{stepId}/question",
      tags,
      summary: "Save a question",
    })
    .input(byStep.extend({ version: versionSchema.nullable(), question: questionDraftSchema }))
    .output(editedQuestionSchema),
  deleteQuestion: procedure
    .errors({ QUESTION_CONFLICT: conflictErrors.QUESTION_CONFLICT })
    .route({
      method: "DELETE",
      path: "/courses/{slug}/outline/{stepId}/question",
      tags,
      summary: "Delete a question",
    })
    .input(byStep.extend({ version: z.coerce.number().pipe(versionSchema) }))
    .output(z.object({})),
  /** As `saveQuestion`; `version` is null for a new exercise, whose id the client makes, so that sending twice makes one. */
  saveExercise: procedure
    .errors({ ...savingErrors, EXERCISE_LIMIT: editingErrorCodes.EXERCISE_LIMIT })
    .route({
      method: "PUT",
      path: "/courses/{slug}/outline/{stepId}/exercises/{exerciseId}",
      tags,
      summary: "Save an exercise",
    })
    .input(
      byExercise.extend({
        version: versionSchema.nullable(),
        section: sectionNumberSchema,
        question: questionDraftSchema,
      }),
    )
    .output(editedExerciseSchema),
  deleteExercise: procedure
    .errors({ QUESTION_CONFLICT: conflictErrors.QUESTION_CONFLICT })
    .route({
      method: "DELETE",
      path: "/courses/{slug}/outline/{stepId}/exercises/{exerciseId}",
      tags,
      summary: "Delete an exercise",
    })
    .input(byExercise.extend({ version: z.coerce.number().pipe(versionSchema) }))
    .output(z.object({})),
  /** Puts an exercise before another one, or last, of the same or of another step. Answers to it stay. */
  moveExercise: procedure
    .errors({ NOT_FOUND: commonErrors.NOT_FOUND, EXERCISE_LIMIT: editingErrorCodes.EXERCISE_LIMIT })
    .route({
      method: "POST",
      path: "/courses/{slug}/outline/{stepId}/exercises/{exerciseId}/place",
      tags,
      summary: "Move an exercise",
    })
    .input(
      byExercise.extend({ toStepId: z.uuid(), before: z.uuid().nullable(), section: sectionNumberSchema }),
    )
    .output(z.object({})),
  /** Replaces what is given. Captions must be WebVTT, else CAPTIONS_UNREADABLE. */
  saveMediaTexts: procedure
    .errors({
      NOT_FOUND: commonErrors.NOT_FOUND,
      CAPTIONS_UNREADABLE: editingErrorCodes.CAPTIONS_UNREADABLE,
      QUOTA_BYTES: quotaErrors.QUOTA_BYTES,
    })
    .route({
      method: "PUT",
      path: "/courses/{slug}/media/{mediaId}/texts",
      tags,
      summary: "Save transcript and captions",
    })
    .input(bySlug.extend({ mediaId: z.uuid(), ...changedTextsSchema.shape }))
    .output(mediaTextsSchema),
  /** Has a draft asked: as the question of a step that has none, else as an exercise at its end. Twice does it once. */
  acceptDraft: procedure
    .errors({
      ...faultErrors,
      EXERCISE_LIMIT: editingErrorCodes.EXERCISE_LIMIT,
      QUESTION_TOO_LONG: editingErrorCodes.QUESTION_TOO_LONG,
    })
    .route({
      method: "POST",
      path: "/courses/{slug}/outline/{stepId}/drafts/{draftId}/acceptance",
      tags,
      summary: "Accept a draft of a question",
    })
    .input(byDraft)
    .output(editedStepSchema),
  skipDraft: procedure
    .route({
      method: "DELETE",
      path: "/courses/{slug}/outline/{stepId}/drafts/{draftId}",
      tags,
      summary: "Skip a draft of a question",
    })
    .input(byDraft)
    .output(editedStepSchema),
  /** What the quality gate advises about a question that is being written. */
  checkQuestion: procedure
    .route({
      method: "POST",
      path: "/courses/{slug}/outline/{stepId}/question/check",
      tags,
      summary: "Hints for a question",
    })
    .input(byStep.extend({ exerciseId: z.uuid().optional(), question: questionDraftSchema }))
    .output(z.object({ hints: z.array(questionHintSchema) })),
  /** The glossary of the course, each term once: what is wrong for one of them may be right for another. */
  terms: procedure
    .route({ method: "GET", path: "/courses/{slug}/outline-terms", tags, summary: "Terms of the course" })
    .input(bySlug)
    .output(z.object({ terms: z.array(z.string()) })),
  /** The hints for every question of the course. */
  hints: procedure
    .route({ method: "GET", path: "/courses/{slug}/outline-hints", tags, summary: "Hints for all questions" })
    .input(bySlug)
    .output(z.object({ hints: z.record(z.uuid(), z.array(questionHintSchema)) })),
};
