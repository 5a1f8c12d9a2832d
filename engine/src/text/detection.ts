import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { eld } from "eld/extrasmall";
import type { Language } from "../types/index.ts";

/** The one of our languages that a text is likeliest written in; null where that is any other language. */
export function detectLanguage(text: string): Language | null {
  const found = eld.detect(text).language;
  return COURSE_LANGUAGES.find((language) => language === found) ?? null;
}
