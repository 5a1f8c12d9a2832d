import {
  courseDesignSchema,
  courseLanguageSchema,
  difficultySchema,
  LIMITS,
  MEDIA_LIMITS,
  questionOriginSchema,
  writtenBodySchema,
} from "@lehrpfad/contract";
import { z } from "zod";

export const COURSE_FORMAT = "lehrpfad-course";
/**
 * Raised when a reader of older files could no longer understand newer ones, as with another value of a closed list. New
 * optional fields and kinds of questions do not raise it: readers leave them out.
 */
export const COURSE_VERSION = 1;

const localId = (kind: string) => z.string().regex(new RegExp(`^${kind}-[1-9]\\d{0,4}$`));
const QUOTE = 20_000;
const SOURCES = 2_000;
const line = z.string().max(LIMITS.sectionLineLength);

const sourceSchema = z.object({
  /** One of `documents`. */
  document: localId("document"),
  page: z.int().positive().nullable(),
  paragraph: z.int().nonnegative(),
  /** Verbatim. */
  quote: z.string().max(QUOTE),
});
const cited = { source: sourceSchema.nullable() };
const lines = z.array(z.object({ text: line, ...cited })).max(LIMITS.sectionLines);

const questionFields = z.object({
  text: z.string().min(1).max(LIMITS.questionLength),
  explanation: z.string().max(LIMITS.explanationLength),
  hint: z.string().max(LIMITS.explanationLength).nullable(),
  /** Why a fallback wrote it; null otherwise. */
  reason: z.string().max(LIMITS.explanationLength).nullable(),
  origin: questionOriginSchema,
  ...cited,
});
const questionSchema = writtenBodySchema.and(questionFields);
/** `section`: the part of the text, from 0, behind which it stands; null at the end of the step. */
const exerciseSchema = questionSchema.and(z.object({ section: z.int().nonnegative().nullable() }));

const stepSchema = z.object({
  title: z.string().min(1).max(LIMITS.stepTitleLength),
  /** Markdown; figures are images with the address `figure:figure-1?w=<pixels>&h=<pixels>&p=<page>`. */
  content: z.string().max(LIMITS.stepContentLength),
  summary: z.string().max(LIMITS.summaryLength),
  sections: z.object({
    objectives: lines,
    keyPoints: lines,
    reflections: lines,
    terms: z
      .array(z.object({ term: z.string().max(LIMITS.termLength), meaning: line, ...cited }))
      .max(LIMITS.sectionLines),
    /** What the following step is called, where the end of the step says so. */
    next: z.string().max(LIMITS.stepTitleLength).nullable(),
  }),
  sources: z.array(sourceSchema).max(SOURCES),
  /** The one that finishes the step. */
  question: questionSchema.nullable(),
  exercises: z.array(exerciseSchema).max(LIMITS.exercisesPerStep),
});

/** The file `course.json`: a whole course, without anything of the installation that it comes from. */
export const courseFileSchema = z.object({
  format: z.literal(COURSE_FORMAT),
  version: z.literal(COURSE_VERSION),
  course: z.object({
    title: z.string().min(1).max(LIMITS.courseNameLength),
    language: courseLanguageSchema,
    difficulty: difficultySchema,
    goal: z.string().max(LIMITS.goalLength).nullable(),
    /** Percent of the checked questions; null: there is no pass mark. */
    passPercent: z.int().min(1).max(100).nullable(),
    /** Whether participants may show before the first step what they know. */
    entryTest: z.boolean().default(false),
    /** Whether a quiz about the whole course ends it: beside the questions in steps, or instead of them. */
    finalQuiz: z.enum(["none", "beside", "instead"]).default("none"),
    /** How many questions it draws at random; null: all. */
    quizQuestions: z
      .int()
      .min(LIMITS.quizQuestions.minimum)
      .max(LIMITS.quizQuestions.maximum)
      .nullable()
      .default(null),
    design: courseDesignSchema,
  }),
  /** What the sources name; the documents themselves are not in the archive. */
  documents: z
    .array(z.object({ id: localId("document"), name: z.string().min(1).max(LIMITS.fileNameLength) }))
    .max(LIMITS.importedDocuments),
  /** Files of the archive that `figure:` addresses name. */
  figures: z
    .array(
      z.object({
        id: localId("figure"),
        file: z.string().regex(/^assets\/[\w-]{1,60}\.[a-z0-9]{1,5}$/),
        type: z.string().max(100),
      }),
    )
    .max(LIMITS.importedFigures)
    .refine((figures) => new Set(figures.map(({ id }) => id)).size === figures.length)
    .refine((figures) => new Set(figures.map(({ file }) => file)).size === figures.length),
  /** Files of the archive that `media:` addresses name: `media:recording-1?k=audio&s=<seconds>`. */
  recordings: z
    .array(
      z.object({
        id: localId("recording"),
        file: z.string().regex(/^assets\/[\w-]{1,60}\.[a-z0-9]{1,5}$/),
        type: z.string().max(100),
        name: z.string().min(1).max(LIMITS.fileNameLength),
        /** What is said in it, as plain text, and with its times (WebVTT); empty where nobody wrote it down. */
        transcript: z.string().max(MEDIA_LIMITS.transcriptLength),
        captions: z.string().max(MEDIA_LIMITS.captionsLength),
      }),
    )
    .max(LIMITS.importedFigures)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
    .refine((all) => new Set(all.map(({ file }) => file)).size === all.length)
    .optional(),
  steps: z.array(stepSchema).min(1).max(LIMITS.stepsPerCourse),
});
export type CourseFileContent = z.infer<typeof courseFileSchema>;
export type FileSource = z.infer<typeof sourceSchema>;
