import { z } from "zod";
import { testQuestionSchema } from "./entryTest.ts";
import { commonErrors, learningErrors } from "./errors.ts";
import { enrolmentSchema, passStandingSchema } from "./participation.ts";
import { declared } from "./procedure.ts";
import { answerSchema } from "./questionSchemas.ts";
import { courseLanguageSchema, instantSchema, slugSchema } from "./vocabularySchemas.ts";

/*
 * The final quiz: questions of the whole course after its last step (docs/decisions/final-quiz.md). Which ones an attempt
 * asks is drawn when it begins and stored; nothing is told of an answer before it ends.
 */

/** `locked`: steps are not finished yet. `begun`: an attempt is open. `ended`: one was ended in this run, and none is open. */
export const quizStateSchema = z.enum(["locked", "ready", "begun", "ended"]);
export type QuizState = z.infer<typeof quizStateSchema>;

/** What came of an attempt that was ended. */
export const quizScoreSchema = z.object({
  questions: z.number().int(),
  answered: z.number().int(),
  right: z.number().int(),
});
export type QuizScore = z.infer<typeof quizScoreSchema>;

/** The final quiz of a course, and where a participant stands with it. */
export const quizStandingSchema = z.object({
  state: quizStateSchema,
  /** Questions that the next attempt asks; of an open one, those that it asks. */
  questions: z.number().int(),
  /** Whether the steps do not ask what it asks. */
  instead: z.boolean(),
  /** The best attempt of this run; null before one was ended. */
  best: quizScoreSchema.nullable(),
});
export type QuizStanding = z.infer<typeof quizStandingSchema>;

/** What came of a question in the attempt that was ended last. */
const quizOutcomeSchema = z.object({
  stepId: z.uuid(),
  position: z.number().int(),
  stepTitle: z.string(),
  question: z.string(),
  outcome: z.enum(["right", "wrong", "unanswered"]),
});
export type QuizOutcome = z.infer<typeof quizOutcomeSchema>;

const finalQuizSchema = quizStandingSchema.extend({
  courseName: z.string(),
  language: courseLanguageSchema,
  /** The number of the open attempt, from 1; null without one. */
  attempt: z.number().int().nullable(),
  /** Of the open attempt, in its order. */
  asked: z.array(testQuestionSchema),
  /** The ended attempts of this run, the first first. */
  attempts: z.array(quizScoreSchema.extend({ number: z.number().int(), endedAt: instantSchema })),
  /** Of the last of them, in its order. */
  outcomes: z.array(quizOutcomeSchema),
  /** Why no attempt may be begun now; null where one may, or is open. */
  refusal: z.enum(["steps", "attempts", "today"]).nullable(),
  /** Null where the course has no pass mark. */
  pass: passStandingSchema.nullable(),
  /** The first step that is not finished, else 1. */
  nextPosition: z.number().int(),
  completed: z.boolean(),
  /** Whether there is an evaluation for this participant once the course is completed. */
  named: z.boolean(),
});
export type FinalQuiz = z.infer<typeof finalQuizSchema>;

const procedure = declared.errors({ ...commonErrors, ...learningErrors }).meta({ access: "enrolled" });
const bySlug = z.object({ slug: slugSchema });
/** Which attempt is meant: what waited on a device may arrive when the next one is open. */
const byAttempt = bySlug.extend({ attempt: z.number().int().min(1).max(10_000) });
const tags = ["learning"];

export const finalQuizContract = {
  /** Throws QUIZ_CLOSED where the course has none. */
  finalQuiz: procedure
    .route({ method: "GET", path: "/learn/{slug}/final-quiz", tags, summary: "The final quiz" })
    .input(bySlug)
    .output(finalQuizSchema),
  /**
   * Draws the questions of the next attempt; an attempt that is open goes on. Throws QUIZ_CLOSED where the course has
   * none or steps are not finished, ATTEMPTS_USED, QUIZ_LIMIT.
   */
  beginQuiz: procedure
    .route({ method: "POST", path: "/learn/{slug}/final-quiz", tags, summary: "Begin the final quiz" })
    .input(bySlug)
    .output(z.object({ attempt: z.number().int() })),
  /**
   * Answers a question; null: "I don't know". The first answer counts, a repeated one changes nothing. Throws QUIZ_CLOSED,
   * QUESTION_MISSING, QUESTION_CHANGED.
   */
  answerQuiz: procedure
    .route({
      method: "PUT",
      path: "/learn/{slug}/final-quiz/{attempt}/{stepId}",
      tags,
      summary: "Answer a question of the final quiz",
    })
    .input(
      byAttempt.extend({
        attempt: z.coerce.number().int().min(1).max(10_000),
        stepId: z.uuid(),
        questionId: z.uuid(),
        answer: answerSchema.nullable(),
      }),
    )
    .output(z.object({})),
  /** Ends an attempt; the first one completes the course. Ending it twice changes nothing. Throws QUIZ_CLOSED. */
  endQuiz: procedure
    .route({ method: "POST", path: "/learn/{slug}/final-quiz/end", tags, summary: "End the final quiz" })
    .input(byAttempt)
    .output(z.object({ enrolment: enrolmentSchema })),
};
