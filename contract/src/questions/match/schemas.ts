import { z } from "zod";
import { LIMITS } from "../../limits.ts";
import { namedIdSchema, partIdSchema, partTextSchema } from "../parts.ts";

const kind = z.literal("match");
const textSchema = z.object({ id: z.string(), text: z.string() });

/** As a writer writes it: what belongs together. */
export const writtenMatchSchema = z.object({
  kind,
  pairs: z.array(z.object({ text: z.string(), match: z.string() })),
});
export type WrittenMatch = z.infer<typeof writtenMatchSchema>;

/** As it is stored: answers name both sides by ids of their own, so that neither tells its other side. */
export const matchSchema = z.object({
  kind,
  pairs: z.array(z.object({ id: z.string(), text: z.string(), matchId: z.string(), match: z.string() })),
});
export type Match = z.infer<typeof matchSchema>;

/** Before it is answered: the matches in an order that tells nothing. */
export const openMatchSchema = z.object({ kind, items: z.array(textSchema), matches: z.array(textSchema) });
export type OpenMatch = z.infer<typeof openMatchSchema>;

/** While a person writes it. */
export const matchDraftSchema = z.object({
  kind,
  pairs: z
    .array(z.object({ id: partIdSchema, text: partTextSchema, matchId: partIdSchema, match: partTextSchema }))
    .max(LIMITS.parts),
});
export type MatchDraft = z.infer<typeof matchDraftSchema>;

/** Which match was given to which item. */
export const matchAnswerSchema = z.object({
  kind,
  matched: z
    .array(z.object({ item: namedIdSchema, match: namedIdSchema }))
    .min(1)
    .max(LIMITS.parts),
});
export type MatchAnswer = z.infer<typeof matchAnswerSchema>;

export type MatchSolution = MatchAnswer;
