import type { CourseLanguage } from "@lehrpfad/contract/vocabulary";
import type { exported as source } from "./en/exported.ts";

export type ExportedTexts = Record<keyof typeof source, string>;

/** Loads what exported courses say in one language; apart from the dictionaries because browsers never need them. */
export async function loadExportedTexts(language: CourseLanguage): Promise<ExportedTexts> {
  const texts: { exported: ExportedTexts } = await import(`./${language}/exported.ts`);
  return texts.exported;
}
