import { z } from "zod";
import { LIMITS } from "./limits.ts";
import * as choice from "./questions/choice/schemas.ts";
import * as match from "./questions/match/schemas.ts";
import * as numeric from "./questions/numeric/schemas.ts";
import * as order from "./questions/order/schemas.ts";
import * as self from "./questions/self/schemas.ts";
import { QUESTION_ORIGINS } from "./questions/shared.ts";
import * as typed from "./questions/typed/schemas.ts";

/*
 * What of a question its kind decides, in each of its forms. A kind adds its schemas to these unions and lists; the
 * rules of questions.ts then do not compile until they know it.
 */
export const writtenBodySchema = z.discriminatedUnion("kind", [
  choice.writtenChoiceSchema,
  self.selfSchema,
  typed.typedSchema,
  match.writtenMatchSchema,
  order.writtenOrderSchema,
  numeric.numericSchema,
]);
export const questionBodySchema = z.discriminatedUnion("kind", [
  choice.choiceSchema,
  self.selfSchema,
  typed.typedSchema,
  match.matchSchema,
  order.orderSchema,
  numeric.numericSchema,
]);
const openBodySchema = z.discriminatedUnion("kind", [
  choice.openChoiceSchema,
  self.openSelfSchema,
  typed.openTypedSchema,
  match.openMatchSchema,
  order.orderSchema,
  numeric.openNumericSchema,
]);
const bodyDraftSchema = z.discriminatedUnion("kind", [
  choice.choiceDraftSchema,
  self.selfDraftSchema,
  typed.typedDraftSchema,
  match.matchDraftSchema,
  order.orderDraftSchema,
  numeric.numericDraftSchema,
]);
/** What a participant answers. */
export const answerSchema = z.discriminatedUnion("kind", [
  choice.choiceAnswerSchema,
  self.selfAnswerSchema,
  typed.typedAnswerSchema,
  match.matchAnswerSchema,
  order.orderAnswerSchema,
  numeric.numericAnswerSchema,
]);
/** What was right, shown once it was answered. */
export const solutionSchema = z.discriminatedUnion("kind", [
  choice.choiceSolutionSchema,
  self.selfSchema,
  typed.typedSchema,
  match.matchAnswerSchema,
  order.orderAnswerSchema,
  numeric.numericSchema,
]);

export const QUESTION_KINDS = ["choice", "self", "typed", "match", "order", "numeric"] as const;
export const questionKindSchema = z.enum(QUESTION_KINDS);
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The types of a kind in each of its forms. */
interface KindTypes<Written, Body, Open, Draft, Given, Right> {
  written: Written;
  body: Body;
  open: Open;
  draft: Draft;
  answer: Given;
  solution: Right;
}

export interface Kinds {
  choice: KindTypes<
    choice.WrittenChoice,
    choice.Choice,
    choice.OpenChoice,
    choice.ChoiceDraft,
    choice.ChoiceAnswer,
    choice.ChoiceSolution
  >;
  self: KindTypes<self.Self, self.Self, self.OpenSelf, self.SelfDraft, self.SelfAnswer, self.SelfSolution>;
  typed: KindTypes<
    typed.Typed,
    typed.Typed,
    typed.OpenTyped,
    typed.TypedDraft,
    typed.TypedAnswer,
    typed.TypedSolution
  >;
  match: KindTypes<
    match.WrittenMatch,
    match.Match,
    match.OpenMatch,
    match.MatchDraft,
    match.MatchAnswer,
    match.MatchSolution
  >;
  order: KindTypes<
    order.WrittenOrder,
    order.OrderQuestion,
    order.OpenOrder,
    order.OrderDraft,
    order.OrderAnswer,
    order.OrderSolution
  >;
  numeric: KindTypes<
    numeric.Numeric,
    numeric.Numeric,
    numeric.OpenNumeric,
    numeric.NumericDraft,
    numeric.NumericAnswer,
    numeric.NumericSolution
  >;
}

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

const draftTextsSchema = z.object({
  text: z.string().max(LIMITS.questionLength),
  explanation: z.string().max(LIMITS.explanationLength),
  hint: z.string().max(LIMITS.explanationLength).nullable(),
});
/** What an editor may set in a question; its rules are `faultsOf`. */
export const questionDraftSchema = bodyDraftSchema.and(
  draftTextsSchema.extend({
    /** The passage that proves the answer, word for word; null for none. Absent: it stays as it is. */
    quote: z.string().max(LIMITS.passageLength).nullish(),
  }),
);
/** What an editor may set in a question with options; its rules are `faultsOf`. */
export const choiceQuestionDraftSchema = choice.choiceDraftSchema.and(draftTextsSchema);

export type QuestionTexts = z.infer<typeof questionTextsSchema>;
export type WrittenBody = Kinds[QuestionKind]["written"];
export type QuestionBody = Kinds[QuestionKind]["body"];
export type BodyDraft = Kinds[QuestionKind]["draft"];
export type OpenBody = Kinds[QuestionKind]["open"];
export type WrittenQuestion = z.infer<typeof writtenQuestionSchema>;
export type Question = z.infer<typeof questionSchema>;
export type OpenQuestion = z.infer<typeof openQuestionSchema>;
export type QuestionDraft = z.infer<typeof questionDraftSchema>;
export type ChoiceQuestionDraft = z.infer<typeof choiceQuestionDraftSchema>;
/** As it stands on the page; the server takes one that `isAnswered`. */
export type Answer = Kinds[QuestionKind]["answer"];
export type Solution = Kinds[QuestionKind]["solution"];
