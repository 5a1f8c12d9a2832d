import { emailSchema, normaliseEmail } from "@lehrpfad/contract";

/** The administrator's details as they are typed. */
export interface AdminDraft {
  firstName: string;
  lastName: string;
  email: string;
  emailRepeat: string;
}

/** A key of the `create` texts. */
export type AdminFault = "field_missing" | "email_invalid" | "emails_differ";

/** What is wrong with the administrator's details, for each field (statement 5.09). */
export function adminFaults(admin: AdminDraft): Partial<Record<keyof AdminDraft, AdminFault>> {
  const faults: Partial<Record<keyof AdminDraft, AdminFault>> = {};
  for (const name of ["firstName", "lastName", "email", "emailRepeat"] as const) {
    if (admin[name].trim() === "") faults[name] = "field_missing";
  }
  if (!emailSchema.safeParse(admin.email).success) faults.email ??= "email_invalid";
  if (normaliseEmail(admin.email) !== normaliseEmail(admin.emailRepeat))
    faults.emailRepeat ??= "emails_differ";
  return faults;
}
