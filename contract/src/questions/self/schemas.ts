import { z } from "zod";
import { LIMITS } from "../../limits.ts";
import { LEVELS } from "../shared.ts";

const kind = z.literal("self");

/**
 * A question that one answers from memory and judges oneself: the passage that answers it, in paragraphs, and the
 * points that an answer should hold.
 */
export const selfSchema = z.object({ kind, passage: z.string(), points: z.array(z.string()) });
export type Self = z.infer<typeof selfSchema>;

/** Before it is compared: nothing tells the answer. */
export const openSelfSchema = z.object({ kind });
export type OpenSelf = z.infer<typeof openSelfSchema>;

/** While a person writes it. */
export const selfDraftSchema = z.object({
  kind,
  passage: z.string().max(LIMITS.passageLength),
  points: z.array(z.string().max(LIMITS.sectionLineLength)).max(LIMITS.points),
});
export type SelfDraft = z.infer<typeof selfDraftSchema>;

/** What somebody wrote (empty: only thought) and how far it agreed. Nobody but who wrote it reads the text. */
export const selfAnswerSchema = z.object({
  kind,
  text: z.string().max(LIMITS.ownTextLength),
  /** One of LEVELS; 0 while it is not compared yet, which the server does not take. */
  level: z.number().int().min(1).max(LEVELS.length),
  /** The points of the solution that it held, in its words: they may be edited later. */
  ticked: z.array(z.string().max(LIMITS.sectionLineLength)).max(LIMITS.points).optional(),
});
export type SelfAnswer = z.infer<typeof selfAnswerSchema>;

/** What an answer is compared with. */
export type SelfSolution = Self;
