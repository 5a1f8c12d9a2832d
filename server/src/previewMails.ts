import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { INTERFACE_LANGUAGES } from "@lehrpfad/contract";
import { readConfig } from "./platform/config.ts";
import { MAIL_KINDS, renderMail } from "./platform/mail/templates.ts";

/**
 * `npm run mails [FOLDER]`: writes every mail in every language as HTML and text, with an index to look at
 * them in a browser.
 */
async function main(): Promise<void> {
  const folder = resolve(process.argv[2] ?? "data/mail-preview");
  await mkdir(folder, { recursive: true });
  const { BRAND_NAME: brand } = readConfig(process.env);
  const values = {
    brand,
    name: "Ada Muster",
    email: "ada@example.org",
    course: "Honigbienen",
    date: "24. 11. 2026",
    link: "https://courses.example.org/link",
  };
  const rows: string[] = [];
  for (const kind of MAIL_KINDS) {
    for (const language of INTERFACE_LANGUAGES) {
      const { subject, html, text } = await renderMail(kind, language, values);
      const name = `${kind}.${language}`;
      await writeFile(join(folder, `${name}.html`), html);
      await writeFile(join(folder, `${name}.txt`), text);
      rows.push(`<li><a href="${name}.html">${name}</a> (<a href="${name}.txt">text</a>): ${subject}</li>`);
    }
  }
  const page = `<!doctype html><meta charset="utf-8"><title>${brand}</title><ul>${rows.join("")}</ul>`;
  await writeFile(join(folder, "index.html"), page);
  process.stdout.write(`${rows.length} mails: ${join(folder, "index.html")}\n`);
}

await main();
