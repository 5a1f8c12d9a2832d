import { z } from "zod";
import { LIMITS } from "./limits.ts";

/**
 * Puts an address into the one form that is stored and compared: trimmed, lower-cased, an
 * internationalised domain as punycode (RFC 5891). Returns the input unchanged where the domain
 * cannot be converted, so that the schema refuses it.
 */
export function normaliseEmail(address: string): string {
  const trimmed = address.trim().toLowerCase();
  const at = trimmed.lastIndexOf("@");
  if (at < 1 || at === trimmed.length - 1) return trimmed;
  const domain = trimmed.slice(at + 1);
  try {
    return `${trimmed.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return trimmed;
  }
}

/** An address, normalised while it is parsed. */
export const emailSchema = z
  .string()
  .max(LIMITS.emailLength)
  .transform(normaliseEmail)
  .pipe(z.email().max(LIMITS.emailLength));
