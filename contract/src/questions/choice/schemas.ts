import { z } from "zod";
import { LIMITS } from "../../limits.ts";
import { MOST_OPTIONS } from "./form.ts";

const kind = z.literal("choice");
/** What only authors see of an option. `feedback` tells whoever takes it why it is wrong or right; absent where nothing does. */
const judged = { correct: z.boolean(), feedback: z.string().nullish() };
const writtenOptionSchema = z.object({ text: z.string(), ...judged });
const openOptionSchema = z.object({ id: z.string(), text: z.string() });

/** As a writer writes it. */
export const writtenChoiceSchema = z.object({ kind, options: z.array(writtenOptionSchema) });
export type WrittenChoice = z.infer<typeof writtenChoiceSchema>;

/** As it is stored: participants' answers name the options by their ids. */
export const choiceSchema = z.object({
  kind,
  options: z.array(openOptionSchema.extend(judged)),
});
export type Choice = z.infer<typeof choiceSchema>;

/** Before it is answered: nothing tells which option is right, and feedback would; how many are, is said. */
export const openChoiceSchema = z.object({
  kind,
  options: z.array(openOptionSchema),
  rights: z.number().int(),
});
export type OpenChoice = z.infer<typeof openChoiceSchema>;

/** While a person writes it. */
export const choiceDraftSchema = z.object({
  kind,
  options: z
    .array(
      z.object({
        /** The option's own; null for a new one. Participants' answers are kept by it. */
        id: z
          .string()
          .regex(/^[\w-]{1,40}$/)
          .nullable(),
        text: z.string().max(LIMITS.optionLength),
        correct: z.boolean(),
        /** Drafts from before there was any have none. */
        feedback: z.string().max(LIMITS.feedbackLength).nullable().default(null),
      }),
    )
    .max(MOST_OPTIONS),
});
export type ChoiceDraft = z.infer<typeof choiceDraftSchema>;

/** The ids of the selected options, at least one. */
export const choiceAnswerSchema = z.object({
  kind,
  selected: z.array(z.string().max(100)).min(1).max(MOST_OPTIONS),
});
export type ChoiceAnswer = z.infer<typeof choiceAnswerSchema>;

/** The ids of the right options, and what is said to those of which something is. */
export const choiceSolutionSchema = z.object({
  kind,
  correct: z.array(z.string()),
  feedback: z.array(openOptionSchema),
});
export type ChoiceSolution = z.infer<typeof choiceSolutionSchema>;
