import { readFile } from "node:fs/promises";
import type { InterfaceLanguage, LegalPage } from "@lehrpfad/contract";
import { isAddress } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { SETTINGS } from "../shared/legal.ts";

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** The text of a page in this language, else as the setting names it. Throws NOT_FOUND where there is none. */
export async function showLegalPage({
  context: {
    services: { config },
  },
  input: { page, language },
}: Call<{ page: LegalPage; language: InterfaceLanguage }, { services: Services }>): Promise<{
  markdown: string;
}> {
  const given = config[SETTINGS[page]];
  if (given === undefined || isAddress(given)) throw refusal("NOT_FOUND");
  const markdown = (await textOf(given.replace(/\.md$/, `.${language}.md`))) ?? (await textOf(given));
  if (markdown === null) throw refusal("NOT_FOUND");
  return { markdown };
}
