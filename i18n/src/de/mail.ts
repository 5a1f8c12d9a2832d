import type { mail as source } from "../en/mail.ts";

export const mail: Record<keyof typeof source, string> = {
  greeting: "Guten Tag {name},",
  closing: "Freundliche Grüße\n{brand}",
  confirm_subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse für {brand}",
  confirm_text:
    "Sie haben sich bei {brand} registriert. Bitte bestätigen Sie über diesen Link Ihre E-Mail-Adresse, damit Sie Ihre Kurse später fortsetzen können und Ihre Ergebnisse erhalten.",
  confirm_button: "E-Mail-Adresse bestätigen",
  confirm_ignore: "Falls Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.",
};
