import type { LanguageData } from "./languages/index.ts";
import { tokens } from "./words.ts";

/** Whether a text begins with a word that points to what stands before it. */
export function leansOnBefore(text: string, languageData: LanguageData): boolean {
  const [first = ""] = tokens(text);
  return (
    languageData.anaphoricStarts.has(first.toLowerCase()) ||
    languageData.anaphoricOpening.test(text) ||
    (languageData.leadingConnective?.test(text) ?? false)
  );
}
