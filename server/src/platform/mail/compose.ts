import { escapeHtml } from "@lehrpfad/contract";

/** The content of one mail, in the reader's language; plain text, made safe here. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A list of addresses below the paragraphs. */
  list?: { title: string; items: { label: string; url: string }[] } | undefined;
  button: { label: string; url: string } | null;
  /** A second address below the button, for example to have no more such mails. */
  aside?: { label: string; url: string };
  closing: string;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** What follows a label before its address: in French with a space. */
const colonOf = (language: string) => (language === "fr" ? " :" : ":");

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Lays a mail out as text and as HTML that needs nothing from outside. */
export function composeMail(language: string, brand: string, content: MailContent): ComposedMail {
  const { button, aside, list } = content;
  const colon = colonOf(language);
  const text = [
    content.greeting,
    ...content.paragraphs,
    ...(list ? [[list.title, ...list.items.map(({ label, url }) => `- ${label}\n  ${url}`)].join("\n")] : []),
    ...(button ? [`${button.label}${colon}\n${button.url}`] : []),
    ...(aside ? [`${aside.label}${colon}\n${aside.url}`] : []),
    content.closing,
  ].join("\n\n");
  const paragraph = (lines: string) =>
    `<p style="margin:0 0 16px">${lines.split("\n").map(escapeHtml).join("<br>")}</p>`;
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:#1f5f43;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p><p style="margin:0 0 16px;color:#5c5a52;font-size:14px;word-break:break-all">${escapeHtml(button.url)}</p>`
    : "";
  const item = ({ label, url }: { label: string; url: string }) =>
    `<li style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="color:#1f5f43">${escapeHtml(label)}</a></li>`;
  const listed = list
    ? `${paragraph(list.title)}<ul style="margin:0 0 16px;padding-left:24px">${list.items.map(item).join("")}</ul>`
    : "";
  const below = aside
    ? `<p style="margin:0 0 16px;color:#5c5a52;font-size:14px"><a href="${escapeHtml(aside.url)}" style="color:#1f5f43">${escapeHtml(aside.label)}</a></p>`
    : "";
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(content.subject)}</title></head><body style="margin:0;background:#faf7f0;color:#1d1c19;font:16px/1.6 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="font-weight:700;font-size:18px;margin:0 0 24px">${escapeHtml(brand)}</p>${[content.greeting, ...content.paragraphs].map(paragraph).join("")}${listed}${link}${below}${paragraph(content.closing)}</div></body></html>`;
  return { subject: oneLine(content.subject), text, html };
}
