import { z } from "zod";
import { LIMITS } from "./limits.ts";
import {
  choiceAnswerSchema,
  choiceDraftSchema,
  choiceSchema,
  choiceSolutionSchema,
  openChoiceSchema,
  writtenChoiceSchema,
} from "./questions/choice/schemas.ts";
import { QUESTION_ORIGINS } from "./questions/shared.ts";

/*
 * What of a question its kind decides, in each of its forms. A kind adds its schemas to these unions; the
 * rules of questions.ts then do not compile until they know it.
 */
export const writtenBodySchema = z.discriminatedUnion("kind", [writtenChoiceSchema]);
export const questionBodySchema = z.discriminatedUnion("kind", [choiceSchema]);
const openBodySchema = z.discriminatedUnion("kind", [openChoiceSchema]);
const bodyDraftSchema = z.discriminatedUnion("kind", [choiceDraftSchema]);
/** What a participant answers. */
export const answerSchema = z.discriminatedUnion("kind", [choiceAnswerSchema]);
/** What was right, shown once it was answered. */
export const solutionSchema = z.discriminatedUnion("kind", [choiceSolutionSchema]);

export const questionOriginSchema = z.enum(QUESTION_ORIGINS);

/** What every question says. `reason` tells why it was written by a fallback; null otherwise. */
const questionTextsSchema = z.object({
  text: z.string(),
  explanation: z.string(),
  hint: z.string().nullable(),
  reason: z.string().nullable(),
  origin: questionOriginSchema,
});

/** A question with its solution, as a writer writes it. */
export const writtenQuestionSchema = writtenBodySchema.and(questionTextsSchema);
/** A question with its solution, as it is stored. */
export const questionSchema = questionBodySchema.and(questionTextsSchema);

/** A question before it was answered: nothing in it tells what is right. */
export const openQuestionSchema = openBodySchema.and(
  z.object({ id: z.uuid(), text: z.string(), hint: z.string().nullable() }),
);

/** What an editor may set in a question; its rules are `faultsOf`. */
export const questionDraftSchema = bodyDraftSchema.and(
  z.object({
    text: z.string().max(LIMITS.questionLength),
    explanation: z.string().max(LIMITS.explanationLength),
    hint: z.string().max(LIMITS.explanationLength).nullable(),
  }),
);

export type QuestionTexts = z.infer<typeof questionTextsSchema>;
export type WrittenBody = z.infer<typeof writtenBodySchema>;
export type QuestionBody = z.infer<typeof questionBodySchema>;
export type BodyDraft = z.infer<typeof bodyDraftSchema>;
export type WrittenQuestion = z.infer<typeof writtenQuestionSchema>;
export type Question = z.infer<typeof questionSchema>;
export type OpenQuestion = z.infer<typeof openQuestionSchema>;
export type QuestionDraft = z.infer<typeof questionDraftSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type Solution = z.infer<typeof solutionSchema>;
export type QuestionKind = QuestionBody["kind"];
