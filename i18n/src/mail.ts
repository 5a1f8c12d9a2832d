import type { InterfaceLanguage } from "@lehrpfad/contract/vocabulary";
import type { mail as source } from "./en/mail.ts";

export type MailTexts = Record<keyof typeof source, string>;

/** Loads the texts of mails in one language; apart from the dictionaries because browsers never need them. */
export async function loadMailTexts(language: InterfaceLanguage): Promise<MailTexts> {
  const texts: { mail: MailTexts } = await import(`./${language}/mail.ts`);
  return texts.mail;
}
