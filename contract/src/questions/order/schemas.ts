import { z } from "zod";
import { LIMITS } from "../../limits.ts";
import { namedIdSchema, partIdSchema, partTextSchema } from "../parts.ts";

const kind = z.literal("order");
const itemSchema = z.object({ id: z.string(), text: z.string() });

/** As a writer writes it: the items in their right order. */
export const writtenOrderSchema = z.object({ kind, items: z.array(z.object({ text: z.string() })) });
export type WrittenOrder = z.infer<typeof writtenOrderSchema>;

/** As it is stored. */
export const orderSchema = z.object({ kind, items: z.array(itemSchema) });
export type OrderQuestion = z.infer<typeof orderSchema>;

/** Before it is answered: the items in an order that tells nothing. */
export type OpenOrder = OrderQuestion;

/** While a person writes it. */
export const orderDraftSchema = z.object({
  kind,
  items: z.array(z.object({ id: partIdSchema, text: partTextSchema })).max(LIMITS.parts),
});
export type OrderDraft = z.infer<typeof orderDraftSchema>;

/** The ids of all items in the order they were put in. */
export const orderAnswerSchema = z.object({
  kind,
  order: z.array(namedIdSchema).min(1).max(LIMITS.parts),
});
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;

export type OrderSolution = OrderAnswer;
