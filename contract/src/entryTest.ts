import { z } from "zod";
import { commonErrors, learningErrors } from "./errors.ts";
import { enrolmentSchema } from "./participation.ts";
import { declared } from "./procedure.ts";
import { answerSchema, openQuestionSchema } from "./questionSchemas.ts";
import { courseLanguageSchema, slugSchema } from "./vocabularySchemas.ts";

/*
 * The entry test: what somebody knows before the first step (docs/decisions/mastery.md). It asks the questions of the
 * steps that the server marks, and tells nothing of an answer before it ends.
 */

/** `offered`: nothing of the course was begun. `begun`: somebody answered, and has not ended it. */
export const entryTestStateSchema = z.enum(["offered", "begun", "taken"]);
export type EntryTestState = z.infer<typeof entryTestStateSchema>;

/** The entry test of a course, and where a participant stands with it. */
export const entryTestStandingSchema = z.object({
  state: entryTestStateSchema,
  /** Questions that it asks, or, once it was taken, that it asked. */
  questions: z.number().int(),
  /** Steps that count as known now: marks that were taken back are none. */
  known: z.number().int(),
});
export type EntryTestStanding = z.infer<typeof entryTestStandingSchema>;

/** A question of the entry test or the final quiz. */
export const testQuestionSchema = z.object({
  stepId: z.uuid(),
  position: z.number().int(),
  stepTitle: z.string(),
  question: openQuestionSchema,
  answered: z.boolean(),
});
export type TestQuestion = z.infer<typeof testQuestionSchema>;

/** What came of a question: nothing says what would have been right. */
const entryOutcomeSchema = z.object({
  stepId: z.uuid(),
  position: z.number().int(),
  stepTitle: z.string(),
  /** `known`: right, and the mark stands. `takenBack`: right, and the step is to be learnt all the same. */
  outcome: z.enum(["known", "takenBack", "unknown", "unanswered"]),
});
export type EntryOutcome = z.infer<typeof entryOutcomeSchema>;

const entryTestSchema = entryTestStandingSchema.extend({
  courseName: z.string(),
  language: courseLanguageSchema,
  /** In the order of the steps; empty once it was taken. */
  asked: z.array(testQuestionSchema),
  /** In the order of the steps; empty before it was taken. */
  outcomes: z.array(entryOutcomeSchema),
  /** The first step that is not finished, else 1. */
  nextPosition: z.number().int(),
  completed: z.boolean(),
  /** Whether every step is finished, and only the final quiz is left. */
  quizDue: z.boolean(),
});
export type EntryTest = z.infer<typeof entryTestSchema>;

const procedure = declared.errors({ ...commonErrors, ...learningErrors }).meta({ access: "enrolled" });
const bySlug = z.object({ slug: slugSchema });
const tags = ["learning"];

export const entryTestContract = {
  /** Throws ENTRY_TEST_CLOSED where none is offered: the course has none, or steps were begun. */
  entryTest: procedure
    .route({ method: "GET", path: "/learn/{slug}/entry-test", tags, summary: "The entry test" })
    .input(bySlug)
    .output(entryTestSchema),
  /**
   * Answers a question; null: "I don't know". The first answer counts, a repeated one changes nothing, and whether it
   * is right is told when the test has ended. Throws ENTRY_TEST_CLOSED, QUESTION_MISSING, QUESTION_CHANGED.
   */
  answerEntry: procedure
    .route({
      method: "PUT",
      path: "/learn/{slug}/entry-test/{stepId}",
      tags,
      summary: "Answer a question of the entry test",
    })
    .input(bySlug.extend({ stepId: z.uuid(), questionId: z.uuid(), answer: answerSchema.nullable() }))
    .output(z.object({})),
  /** Ends the test: steps whose question was answered rightly are known. Ending it twice changes nothing. */
  endEntryTest: procedure
    .route({ method: "POST", path: "/learn/{slug}/entry-test", tags, summary: "End the entry test" })
    .input(bySlug)
    .output(z.object({ enrolment: enrolmentSchema })),
  /** Takes the mark "known" back, of one step or (null) of all: their questions are asked again in the steps. */
  learnKnown: procedure
    .route({ method: "PUT", path: "/learn/{slug}/known", tags, summary: "Learn a known step all the same" })
    .input(bySlug.extend({ stepId: z.uuid().nullable() }))
    .output(z.object({ enrolment: enrolmentSchema })),
};
