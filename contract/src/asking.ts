import { z } from "zod";
import { commonErrors, learningErrors } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { declared } from "./procedure.ts";
import { sourceSchema } from "./steps.ts";
import { instantSchema, slugSchema } from "./vocabularySchemas.ts";

/** What of a course a question is answered from; `off`: participants cannot ask. */
export const ASK_SCOPES = ["off", "course", "documents"] as const;
export const askScopeSchema = z.enum(ASK_SCOPES);
export type AskScope = (typeof ASK_SCOPES)[number];

/** A passage that speaks of what was asked. */
export const foundPassageSchema = z.object({
  /** What stands above it. */
  heading: z.string(),
  text: z.string(),
  /** Words of `text` that were asked for, as they stand there. */
  words: z.array(z.string()),
  /** The step that says it; null for a passage that only a document holds. */
  step: z.object({ id: z.uuid(), position: z.number().int(), title: z.string() }).nullable(),
  /** Where it stands in a document; null for the text of a step. */
  source: sourceSchema.nullable(),
});
export type FoundPassage = z.infer<typeof foundPassageSchema>;

/** A sentence of an answer, and the words that prove it. */
export const answeredSentenceSchema = z.object({
  text: z.string(),
  /** What stands word for word in the passage. */
  quote: z.string(),
  /** The passage, as `ask` shows it. */
  passage: foundPassageSchema,
});
export type AnsweredSentence = z.infer<typeof answeredSentenceSchema>;

/** A question that participants asked. Who asked it is not told. */
export const askedQuestionSchema = z.object({
  text: z.string(),
  /** How often it was asked in these words. */
  times: z.number().int(),
  /** Whether the course said something of it when it was asked last. */
  found: z.boolean(),
  askedAt: instantSchema,
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

const bySlug = z.object({ slug: slugSchema });

export const askingContract = {
  /** The passages of the course, and of its documents where its creator allows it, that speak of what is asked. */
  ask: declared
    .errors({ ...commonErrors, ...learningErrors })
    .meta({ access: "enrolled" })
    .route({
      method: "POST",
      path: "/learn/{slug}/asked",
      tags: ["learning"],
      summary: "Ask the course",
    })
    .input(bySlug.extend({ question: z.string().trim().min(2).max(LIMITS.askedLength) }))
    .output(
      z.object({
        passages: z.array(foundPassageSchema),
        /** Whether a language model can answer from them (`answer`). */
        answers: z.boolean(),
      }),
    ),
  /**
   * An answer in sentences from the passages that `ask` finds, each of which cites one of them; none where they do not
   * answer the question.
   */
  answer: declared
    .errors({ ...commonErrors, ...learningErrors })
    .meta({ access: "enrolled" })
    .route({
      method: "POST",
      path: "/learn/{slug}/answers-to-asked",
      tags: ["learning"],
      summary: "Have a language model answer from the passages",
    })
    .input(bySlug.extend({ question: z.string().trim().min(2).max(LIMITS.askedLength) }))
    .output(z.object({ sentences: z.array(answeredSentenceSchema) })),
  /** What participants asked, latest first; questions that found nothing come before the others. */
  listAsked: declared
    .errors({ ...commonErrors, COURSE_NOT_FOUND: learningErrors.COURSE_NOT_FOUND })
    .meta({ access: "courseManagers" })
    .route({
      method: "GET",
      path: "/courses/{slug}/asked",
      tags: ["results"],
      summary: "Questions that participants asked",
    })
    .input(bySlug)
    .output(z.object({ questions: z.array(askedQuestionSchema) })),
};
