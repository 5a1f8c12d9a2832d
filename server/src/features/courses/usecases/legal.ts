import { readFile } from "node:fs/promises";
import { type InterfaceLanguage, LEGAL_PAGES, type LegalPage } from "@lehrpfad/contract";
import { type Config, isAddress } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";

const SETTINGS = { imprint: "IMPRINT", privacy: "PRIVACY_NOTICE", terms: "TERMS_OF_USE" } as const;

/** The pages that the operator set; `url` is null for one whose text is in a file. */
export function legalPages(config: Config): { page: LegalPage; url: string | null }[] {
  return LEGAL_PAGES.flatMap((page) => {
    const given = config[SETTINGS[page]];
    if (given === undefined) return [];
    return [{ page, url: isAddress(given) ? given : null }];
  });
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** The text of a page in this language, else as the setting names it. Throws NOT_FOUND where there is none. */
export async function legalPage(
  { config }: Services,
  { page, language }: { page: LegalPage; language: InterfaceLanguage },
): Promise<{ markdown: string }> {
  const given = config[SETTINGS[page]];
  if (given === undefined || isAddress(given)) throw refusal("NOT_FOUND");
  const markdown = (await textOf(given.replace(/\.md$/, `.${language}.md`))) ?? (await textOf(given));
  if (markdown === null) throw refusal("NOT_FOUND");
  return { markdown };
}
