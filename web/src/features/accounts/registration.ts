import type { Problems } from "../../lib/form.ts";
import { missingFields } from "./missingFields.ts";

/** Characters of the shortest password (statement 5.10). */
export const PASSWORD_MINIMUM = 6;

export const EMPTY_REGISTRATION = { firstName: "", lastName: "", email: "", password: "", repeated: "" };
export type Registration = typeof EMPTY_REGISTRATION;
export type RegistrationFault = "field_required" | "email_invalid" | "password_short" | "passwords_differ";

/** Only what is certainly no address is refused here; the server decides. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** False only for what is certainly no address. */
export function looksLikeAddress(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/** What is wrong with a new password and its repetition (statements 5.10 and 5.11). */
export function checkNewPassword<N extends string>(
  values: Record<N | "password" | "repeated", string>,
  sentence: (fault: RegistrationFault) => string,
): Problems<N | "password" | "repeated"> {
  const problems = missingFields(values, sentence("field_required"));
  if (problems.password === undefined && values.password.length < PASSWORD_MINIMUM)
    problems.password = sentence("password_short");
  if (problems.repeated === undefined && values.repeated !== values.password)
    problems.repeated = sentence("passwords_differ");
  return problems;
}

/** What is wrong with a registration, field by field (statements 5.09 to 5.12). */
export function checkRegistration(
  values: Registration,
  sentence: (fault: RegistrationFault) => string,
): Problems<keyof Registration> {
  const problems = checkNewPassword<keyof Registration>(values, sentence);
  if (problems.email === undefined && !looksLikeAddress(values.email))
    problems.email = sentence("email_invalid");
  return problems;
}
