import type { CourseLanguage } from "@lehrpfad/contract";
import { type Dictionary, loadDictionary } from "@lehrpfad/i18n";
import { CALL_OUT_LABELS, type CallOutLabels } from "@lehrpfad/i18n/callOuts";
import { type ExportedTexts, loadExportedTexts } from "@lehrpfad/i18n/exported";
import { SECTION_LABELS, type SectionLabels } from "@lehrpfad/i18n/sections";

/** What an export says besides the course, in the course's language; there is no other language to fall back on. */
export interface Words extends Pick<Dictionary, "viewer" | "mastery" | "answers" | "common"> {
  exported: ExportedTexts;
  sections: SectionLabels;
  callOuts: CallOutLabels;
}

export async function loadWords(language: CourseLanguage): Promise<Words> {
  const [{ viewer, mastery, answers, common }, exported] = await Promise.all([
    loadDictionary(language),
    loadExportedTexts(language),
  ]);
  const [sections, callOuts] = [SECTION_LABELS[language], CALL_OUT_LABELS[language]];
  return { viewer, mastery, answers, common, exported, sections, callOuts };
}
