import type { InterfaceLanguage } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts, type MailTexts } from "@lehrpfad/i18n/mail";
import { type ComposedMail, composeMail } from "./compose.ts";

interface Template {
  subject: keyof MailTexts;
  paragraphs: readonly (keyof MailTexts)[];
  button?: keyof MailTexts;
}

/** Every mail about an account. */
const TEMPLATES = {
  confirm: {
    subject: "confirm_subject",
    paragraphs: ["confirm_text", "confirm_ignore"],
    button: "confirm_button",
  },
  confirm_course: {
    subject: "confirm_course_subject",
    paragraphs: ["confirm_course_text", "confirm_ignore"],
    button: "confirm_button",
  },
  block: {
    subject: "block_subject",
    paragraphs: ["block_text", "confirm_ignore"],
    button: "confirm_button",
  },
  email_change: {
    subject: "email_change_subject",
    paragraphs: ["email_change_text", "email_change_ignore"],
    button: "email_change_button",
  },
  email_change_notice: {
    subject: "email_change_notice_subject",
    paragraphs: ["email_change_notice_text", "email_change_notice_warning"],
  },
  email_taken: { subject: "email_taken_subject", paragraphs: ["email_taken_text", "email_taken_advice"] },
  email_changed: {
    subject: "email_changed_subject",
    paragraphs: ["email_changed_text", "email_changed_warning"],
  },
  recovery: {
    subject: "recovery_subject",
    paragraphs: ["recovery_text", "recovery_ignore"],
    button: "recovery_button",
  },
  entry: {
    subject: "entry_subject",
    paragraphs: ["entry_text", "entry_ignore"],
    button: "entry_button",
  },
  password_changed: {
    subject: "password_changed_subject",
    paragraphs: ["password_changed_text", "password_changed_warning"],
  },
  course_deleted: {
    subject: "course_deleted_subject",
    paragraphs: ["course_deleted_text", "course_deleted_advice"],
  },
  account_deleted: { subject: "account_deleted_subject", paragraphs: ["account_deleted_text"] },
} as const satisfies Record<string, Template>;

export type MailKind = keyof typeof TEMPLATES;
export const MAIL_KINDS = Object.keys(TEMPLATES) as MailKind[];

export interface MailValues {
  brand: string;
  /** Full name of the reader. */
  name: string;
  /** The address that the mail speaks of. */
  email: string;
  /** The course that the person registered at, fit for a mail. */
  course?: string | undefined;
  /** When the account is blocked, in the reader's language. */
  date?: string | undefined;
  /** Where the button leads; needed by mails that have one. */
  link: string | null;
}

/** One mail in the reader's language, as HTML and as text. */
export async function renderMail(
  kind: MailKind,
  language: InterfaceLanguage,
  values: MailValues,
): Promise<ComposedMail> {
  const texts = await loadMailTexts(language);
  const { subject, paragraphs, button }: Template = TEMPLATES[kind];
  const { brand, name, email, course = "", date = "", link } = values;
  const text = (key: keyof MailTexts) => fill(texts[key], { brand, name, email, course, date });
  if (button && link === null) throw new Error(`The mail ${kind} needs a link`);
  return composeMail(language, brand, {
    subject: text(subject),
    greeting: text("greeting"),
    paragraphs: paragraphs.map(text),
    button: button && link !== null ? { label: text(button), url: link } : null,
    closing: text("closing"),
  });
}
