import type { mail as source } from "./en/mail.ts";
import type { Language } from "./types.ts";

export type MailTexts = Record<keyof typeof source, string>;

/** Loads the texts of mails in one language; apart from the dictionaries because browsers never need them. */
export async function loadMailTexts(language: Language): Promise<MailTexts> {
  switch (language) {
    case "de":
      return (await import("./de/mail.ts")).mail;
    case "fr":
      return (await import("./fr/mail.ts")).mail;
    case "es":
      return (await import("./es/mail.ts")).mail;
    case "it":
      return (await import("./it/mail.ts")).mail;
    case "en":
      return (await import("./en/mail.ts")).mail;
  }
}
