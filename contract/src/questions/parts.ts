import { z } from "zod";
import { LIMITS } from "../limits.ts";

/** The id of a part that an editor sends: the part's own; null for a new one. Participants' answers are kept by it. */
export const partIdSchema = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .nullable();

/** An id that a participant's answer names. */
export const namedIdSchema = z.string().max(100);

/** A short text that a part of a question consists of. */
export const partTextSchema = z.string().max(LIMITS.optionLength);
