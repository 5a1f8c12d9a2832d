import type { Problems } from "../../lib/form.ts";
import { missingFields } from "./missingFields.ts";

/** Characters of the shortest password (SPEC.md section 5). */
export const PASSWORD_MINIMUM = 6;

export const EMPTY_REGISTRATION = { firstName: "", lastName: "", email: "", password: "", repeated: "" };
export type Registration = typeof EMPTY_REGISTRATION;
export type RegistrationFault = "field_required" | "email_invalid" | "password_short" | "passwords_differ";

/** Only what is certainly no address is refused here; the server decides. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a registration, field by field (SPEC.md section 5). */
export function checkRegistration(
  values: Registration,
  sentence: (fault: RegistrationFault) => string,
): Problems<keyof Registration> {
  const problems = missingFields(values, sentence("field_required"));
  if (problems.email === undefined && !ADDRESS.test(values.email.trim()))
    problems.email = sentence("email_invalid");
  if (problems.password === undefined && values.password.length < PASSWORD_MINIMUM)
    problems.password = sentence("password_short");
  if (problems.repeated === undefined && values.repeated !== values.password)
    problems.repeated = sentence("passwords_differ");
  return problems;
}
