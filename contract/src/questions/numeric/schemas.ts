import { z } from "zod";
import { LIMITS } from "../../limits.ts";

const kind = z.literal("numeric");

/** A question that is answered with a number; `tolerance` is the greatest distance from `value` that is right. */
export const numericSchema = z.object({
  kind,
  value: z.number(),
  /** As it stands behind the number; null without one. */
  unit: z.string().nullable(),
  tolerance: z.number().nonnegative(),
});
export type Numeric = z.infer<typeof numericSchema>;

/** Before it is answered; the unit is said, so that the number is meant in it. */
export const openNumericSchema = numericSchema.pick({ kind: true, unit: true });
export type OpenNumeric = z.infer<typeof openNumericSchema>;

/** While a person writes it; null where no number stands yet. */
export const numericDraftSchema = z.object({
  kind,
  value: z.number().nullable(),
  unit: z.string().max(LIMITS.termLength).nullable(),
  tolerance: z.number().nonnegative(),
});
export type NumericDraft = z.infer<typeof numericDraftSchema>;

/** As it was typed, with or without the unit. */
export const numericAnswerSchema = z.object({ kind, text: z.string().trim().min(1).max(LIMITS.termLength) });
export type NumericAnswer = z.infer<typeof numericAnswerSchema>;

export type NumericSolution = Numeric;
