import { z } from "zod";

/** An amount of money. */
export const moneySchema = z.object({
  amount: z.number().min(0),
  /** ISO 4217. */
  currency: z.string().length(3),
});
export type Money = z.infer<typeof moneySchema>;
