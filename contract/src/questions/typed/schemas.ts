import { z } from "zod";
import { LIMITS } from "../../limits.ts";
import { partTextSchema } from "../parts.ts";

const kind = z.literal("typed");

/** A question that is answered with a word or a few; the first accepted answer is the one that is shown. */
export const typedSchema = z.object({ kind, accepted: z.array(z.string()) });
export type Typed = z.infer<typeof typedSchema>;

/** Before it is answered. */
export const openTypedSchema = z.object({ kind });
export type OpenTyped = z.infer<typeof openTypedSchema>;

/** While a person writes it. */
export const typedDraftSchema = z.object({ kind, accepted: z.array(partTextSchema).max(LIMITS.parts) });
export type TypedDraft = z.infer<typeof typedDraftSchema>;

/** What was typed. */
export const typedAnswerSchema = z.object({ kind, text: z.string().trim().min(1).max(LIMITS.optionLength) });
export type TypedAnswer = z.infer<typeof typedAnswerSchema>;

export type TypedSolution = Typed;
