import { z } from "zod";
import { courseDesignSchema } from "./designSchema.ts";
import { documentTextSchema, openPassageSchema } from "./documentViews.ts";
import { emailSchema } from "./email.ts";
import { entryTestContract, entryTestStandingSchema } from "./entryTest.ts";
import { commonErrors, learningErrors } from "./errors.ts";
import { evaluationSchema, runScoreSchema } from "./evaluation.ts";
import { finalQuizContract, quizStandingSchema } from "./finalQuiz.ts";
import { mediaSchema } from "./mediaSchema.ts";
import { nameSchema } from "./names.ts";
import { enrolmentSchema, passStandingSchema, stepProgressSchema } from "./participation.ts";
import { declared } from "./procedure.ts";
import { answerSchema, openQuestionSchema } from "./questionSchemas.ts";
import { answerResultSchema, markedAnswerSchema, stepContentSchema } from "./steps.ts";
import {
  courseLanguageSchema,
  difficultySchema,
  instantSchema,
  interfaceLanguageSchema,
  slugSchema,
} from "./vocabularySchemas.ts";

/** `/c/{slug}`: what awaits, and where the person stands. */
export const coursePageSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  language: courseLanguageSchema,
  difficulty: difficultySchema,
  creatorName: z.string(),
  /** Whether it is a course of the installation itself, for everybody to look at. */
  example: z.boolean(),
  minutes: z.number().int(),
  allowAnonymous: z.boolean(),
  registrationRequired: z.boolean(),
  design: courseDesignSchema,
  /** True where the viewer manages this course. */
  manages: z.boolean(),
  steps: z.array(stepProgressSchema),
  /** Null where the course has no pass mark. */
  pass: passStandingSchema.nullable(),
  /** Null where none is offered: the course has none, or steps were begun without it. */
  entryTest: entryTestStandingSchema.nullable(),
  /** Null where the course has none. */
  finalQuiz: quizStandingSchema.nullable(),
  enrolment: enrolmentSchema.nullable(),
});
export type CoursePage = z.infer<typeof coursePageSchema>;

/**
 * `token` is the secret of an anonymous sitting; the client sends it in the header ENROLMENT_HEADER.
 * `session` signs the person in who has just registered at a course.
 */
const startedSchema = z.object({
  token: z.string().nullable(),
  session: z.object({ accessToken: z.string(), refreshToken: z.string() }).nullable(),
  /** Whether the entry test is there to be taken, or to be ended. */
  entryTest: z.boolean(),
  enrolment: enrolmentSchema,
});

/** An exercise of a step. */
export const openExerciseSchema = z.object({
  question: openQuestionSchema,
  /** The section of the step's text, from 0, behind which it stands; null at the end. */
  section: z.number().int().nullable(),
  result: markedAnswerSchema.nullable(),
});
export type OpenExercise = z.infer<typeof openExerciseSchema>;

/** What one's own answer is compared with. */
export const revelationSchema = answerResultSchema.pick({ solution: true, explanation: true, source: true });
export type Revelation = z.infer<typeof revelationSchema>;

/** What a step shows only when it is asked for, all of it: for a device that will have no connection then. */
export const stepAsideSchema = z.object({
  /** As `passage` answers each; without those whose document is gone. */
  passages: z.array(z.object({ index: z.number().int(), passage: openPassageSchema })),
  /** As `reveal` answers each: of questions and exercises that participants judge themselves, and of no other. */
  revelations: z.array(z.object({ questionId: z.uuid(), revelation: revelationSchema })),
});
export type StepAside = z.infer<typeof stepAsideSchema>;

export const stepPageSchema = z.object({
  courseName: z.string(),
  language: courseLanguageSchema,
  design: courseDesignSchema,
  step: stepContentSchema,
  question: openQuestionSchema.nullable(),
  /** Whether the final quiz asks about it instead. */
  askedLater: z.boolean(),
  /** Whether a final quiz follows the last step. */
  finalQuiz: z.boolean(),
  /** Whether an answer that is not right may be given once more. */
  secondTry: z.boolean(),
  /** Set once answered. */
  result: markedAnswerSchema.nullable(),
  /** In their order; they do not decide whether the step is finished. */
  exercises: z.array(openExerciseSchema),
  /** Whether one may ask the course. */
  mayAsk: z.boolean(),
  /** Whether the answer also comes from its documents. */
  asksDocuments: z.boolean(),
  steps: z.array(stepProgressSchema),
  enrolment: enrolmentSchema,
});
export type StepPage = z.infer<typeof stepPageSchema>;

export const myCourseSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  language: courseLanguageSchema,
  available: z.boolean(),
  /** Whether the entry test is there to be taken, or to be ended. */
  entryTest: z.boolean(),
  enrolment: enrolmentSchema,
  /** Of a completed course that asks something; else null. */
  score: runScoreSchema.nullable(),
});
export type MyCourse = z.infer<typeof myCourseSchema>;

/** A course that was deleted, for those who took part. */
export const removedCourseSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  language: courseLanguageSchema,
  removedAt: instantSchema,
});
export type RemovedCourse = z.infer<typeof removedCourseSchema>;

const procedure = declared.errors({ ...commonErrors, ...learningErrors });
const bySlug = z.object({ slug: slugSchema });
const byStep = bySlug.extend({ stepId: z.uuid() });

/** A term of a course with the steps that explain it like this. */
const glossaryTermSchema = z.object({
  term: z.string(),
  meaning: z.string(),
  steps: z.array(z.object({ position: z.number().int(), title: z.string() })),
});
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

const glossarySchema = z.object({
  courseName: z.string(),
  language: courseLanguageSchema,
  /** In the alphabet of its language. */
  terms: z.array(glossaryTermSchema),
});
export type Glossary = z.infer<typeof glossarySchema>;

export const learningContract = {
  ...entryTestContract,
  ...finalQuizContract,
  course: procedure
    .meta({ access: "everybody" })
    .route({
      method: "GET",
      path: "/learn/{slug}",
      tags: ["learning"],
      summary: "Course page and one's enrolment",
    })
    .input(bySlug)
    .output(coursePageSchema),
  /** For a signed-in person. Enrolling twice answers the enrolment there is. */
  enrol: procedure
    .meta({ access: "signedIn" })
    .route({
      method: "POST",
      path: "/learn/{slug}/enrolment",
      tags: ["learning"],
      summary: "Enrol while signed in",
    })
    .input(bySlug)
    .output(startedSchema),
  /** With name and address; the answer is the same whether the address is known or not. */
  register: procedure
    .meta({ access: "everybody" })
    .route({
      method: "POST",
      path: "/learn/{slug}/registration",
      tags: ["learning"],
      summary: "Register and start",
    })
    .input(
      bySlug.extend({
        firstName: nameSchema,
        lastName: nameSchema,
        email: emailSchema,
        language: interfaceLanguageSchema,
      }),
    )
    .output(startedSchema),
  startAnonymously: procedure
    .meta({ access: "everybody" })
    .route({
      method: "POST",
      path: "/learn/{slug}/anonymous",
      tags: ["learning"],
      summary: "Start anonymously",
    })
    .input(bySlug)
    .output(startedSchema),
  step: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "GET",
      path: "/learn/{slug}/steps/{position}",
      tags: ["learning"],
      summary: "A step with its question",
    })
    .input(bySlug.extend({ position: z.coerce.number().int().min(1).max(1_000) }))
    .output(stepPageSchema),
  /**
   * Marks on the server. Only the first answer counts; a repeated one answers the stored result. `questionId` is the
   * question that was shown: another one may have taken its place.
   */
  answer: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "PUT",
      path: "/learn/{slug}/steps/{stepId}/answer",
      tags: ["learning"],
      summary: "Answer the question",
    })
    .input(byStep.extend({ answer: answerSchema, questionId: z.uuid().optional() }))
    .output(z.object({ result: markedAnswerSchema, enrolment: enrolmentSchema })),
  /** As `answer`, for an exercise: it changes nothing in the step's progress. */
  answerExercise: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "PUT",
      path: "/learn/{slug}/exercises/{exerciseId}/answer",
      tags: ["learning"],
      summary: "Answer an exercise",
    })
    .input(bySlug.extend({ exerciseId: z.uuid(), answer: answerSchema }))
    .output(z.object({ result: markedAnswerSchema })),
  /**
   * The second try at a question or an exercise, or null for its solution. The first of these counts; a repeated one
   * answers the stored result. Nothing in progress and statistics changes: there the first answer counts.
   */
  answerAgain: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "PUT",
      path: "/learn/{slug}/steps/{stepId}/questions/{questionId}/second-answer",
      tags: ["learning"],
      summary: "Answer once more, or see the solution",
    })
    .input(byStep.extend({ questionId: z.uuid(), answer: answerSchema.nullable() }))
    .output(z.object({ result: answerResultSchema })),
  /** Shows what one's own answer is compared with, of questions and exercises that participants judge themselves. */
  reveal: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "GET",
      path: "/learn/{slug}/questions/{questionId}/solution",
      tags: ["learning"],
      summary: "Compare one's own answer",
    })
    .input(bySlug.extend({ questionId: z.uuid() }))
    .output(revelationSchema),
  setUnderstood: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "PUT",
      path: "/learn/{slug}/steps/{stepId}/understood",
      tags: ["learning"],
      summary: "Mark as understood",
    })
    .input(byStep.extend({ understood: z.boolean() }))
    .output(z.object({ enrolment: enrolmentSchema })),
  passage: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "GET",
      path: "/learn/{slug}/steps/{stepId}/sources/{index}",
      tags: ["learning"],
      summary: "A source passage",
    })
    .input(byStep.extend({ index: z.coerce.number().int().min(0).max(500) }))
    .output(openPassageSchema),
  /** Everything that `passage` and `reveal` answer for a step, at once. */
  stepAside: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "GET",
      path: "/learn/{slug}/steps/{stepId}/aside",
      tags: ["learning"],
      summary: "What a step shows on request",
    })
    .input(byStep)
    .output(stepAsideSchema),
  documentText: procedure
    .meta({ access: "courseReaders" })
    .route({
      method: "GET",
      path: "/learn/{slug}/documents/{documentId}/text",
      tags: ["learning"],
      summary: "The text of a document at a place",
    })
    .input(bySlug.extend({ documentId: z.uuid(), offset: z.coerce.number().int().min(0).max(100_000_000) }))
    .output(documentTextSchema),
  media: procedure
    .meta({ access: "courseReaders" })
    .route({
      method: "GET",
      path: "/learn/{slug}/media/{mediaId}",
      tags: ["learning"],
      summary: "Audio or video of a step",
    })
    .input(bySlug.extend({ mediaId: z.uuid() }))
    .output(mediaSchema),
  /** Every term that the course explains, each meaning once. */
  glossary: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "GET",
      path: "/learn/{slug}/glossary",
      tags: ["learning"],
      summary: "Terms of a course",
    })
    .input(bySlug)
    .output(glossarySchema),
  evaluation: procedure
    .meta({ access: "enrolledByName" })
    .route({
      method: "GET",
      path: "/learn/{slug}/evaluation",
      tags: ["learning"],
      summary: "Result per step",
    })
    .input(bySlug)
    .output(evaluationSchema),
  myCourses: procedure
    .meta({ access: "signedIn" })
    .route({ method: "GET", path: "/my-courses", tags: ["learning"], summary: "Courses one takes" })
    .input(z.object({}))
    .output(z.object({ courses: z.array(myCourseSchema), removed: z.array(removedCourseSchema) })),
  /** Takes a deleted course off one's list. */
  forgetCourse: procedure
    .meta({ access: "signedIn" })
    .route({
      method: "DELETE",
      path: "/my-courses/{slug}",
      tags: ["learning"],
      summary: "Take a deleted course off the list",
    })
    .input(bySlug)
    .output(z.object({})),
};
