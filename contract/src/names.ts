import { z } from "zod";
import { LIMITS } from "./limits.ts";

/** What people type as one line, as one line: no line breaks, tabs or other control characters, no double blanks. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** A person's first or last name; it stands in mails, and so must not bring lines of its own. */
export const nameSchema = z
  .string()
  .max(4 * LIMITS.nameLength)
  .transform(oneLine)
  .pipe(z.string().min(1).max(LIMITS.nameLength));
