import { z } from "zod";

/** Kinds of questions that a model may ask in a step; the first of a step is always `choice` (statement 3.22). */
export const ASKED_KINDS = ["choice", "order", "match", "typed"] as const;

/** A question in one flat form for all kinds: what a kind does not use is empty. */
export const itemSchema = z.object({
  /** Number of the objective that it asks for, from 1. */
  objective: z.number().int(),
  kind: z.enum(ASKED_KINDS),
  text: z.string().trim().min(1),
  /** Of `choice`: four, each with what somebody who takes it is told. */
  options: z.array(z.object({ text: z.string(), correct: z.boolean(), feedback: z.string() })),
  /** Of `order`: in the right order. */
  items: z.array(z.string()),
  /** Of `match`: what belongs together. */
  pairs: z.array(z.object({ text: z.string(), match: z.string() })),
  /** Of `typed`: the answers that count, the best one first. */
  answers: z.array(z.string()),
  explanation: z.string().min(1),
  hint: z.string(),
  /** Number of the quote of the step that proves it, from 1; 0 where there are none. */
  proof: z.number().int(),
});
export type Item = z.infer<typeof itemSchema>;

/** A step as a model writes it, in the order in which a teacher would think of it. */
export const stepSchema = z.object({
  /** What learners believe wrongly of this, and why it is wrong. */
  misconceptions: z.array(z.object({ belief: z.string(), correction: z.string() })),
  /** How the step follows from what came before. */
  opening: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      /** Markdown. */
      text: z.string(),
      /** Numbers of the paragraphs of the material that it teaches, from 1. */
      paragraphs: z.array(z.number().int()),
      /** What goes beyond the material; empty where nothing does. */
      addition: z.string(),
    }),
  ),
  example: z.object({ heading: z.string(), text: z.string() }),
  pitfalls: z.object({ heading: z.string(), text: z.string() }),
  /** Takes up earlier steps where that is asked for; empty elsewhere. */
  review: z.object({ heading: z.string(), text: z.string() }),
  bridge: z.string(),
  summary: z.string(),
  keyPoints: z.array(z.string()),
  terms: z.array(z.object({ term: z.string(), meaning: z.string() })),
  reflections: z.array(z.string()),
  quotes: z.array(z.object({ paragraph: z.number().int(), quote: z.string() })),
  questions: z.array(itemSchema),
});
export type StepAnswer = z.infer<typeof stepSchema>;

/** What a reader finds who has not seen the marks: of the questions, then of the text. */
export const checkSchema = z.object({
  answers: z.array(
    z.object({
      /** Of `choice`, for each option in its order; of the other kinds one for the question as a whole. */
      verdicts: z.array(
        z.object({ verdict: z.enum(["right", "wrong", "open", "absurd"]), sentence: z.string() }),
      ),
      /** Of `order` and `match`: the texts in the order found; of `typed`: the answer. */
      answer: z.array(z.string()),
      /** What a strict teacher would strike the question out for; empty for a good one. */
      weakness: z.string(),
    }),
  ),
  /** Sentences of the text that the material does not hold. */
  claims: z.array(
    z.object({ sentence: z.string(), fault: z.enum(["unsupported", "contradicted"]), reason: z.string() }),
  ),
  /** Paragraphs of the material that the text does not teach although it says so. */
  untaught: z.array(z.number().int()),
});
export type Checked = z.infer<typeof checkSchema>;
/** The same where nobody said whether a question is weak. */
export const acceptedCheck: z.ZodType<Checked> = checkSchema.extend({
  answers: z.array(checkSchema.shape.answers.element.extend({ weakness: z.string().default("") })),
});

/** What a model mends after the check. */
export const repairSchema = z.object({
  questions: z.array(z.object({ number: z.number().int(), question: itemSchema })),
  /** The sentence as it stands, and what stands there instead: empty to take it out. */
  sentences: z.array(z.object({ sentence: z.string(), replacement: z.string() })),
});

/** Text of one or more sections that is added where a step is too short. */
export const moreSchema = z.object({
  more: z.array(z.object({ section: z.number().int(), text: z.string() })),
});
