import type { Language } from "../types/index.ts";
import { languageDataOf } from "./languages/index.ts";
import { proseOf } from "./markdown.ts";
import { splitSentences } from "./sentences.ts";
import { syllablesOf } from "./syllables.ts";

const WORD = /\p{L}[\p{L}\p{N}]*(?:['’\-‑·.][\p{L}\p{N}]+)*/gu;

/** Means over a text, from which the formulas compute. */
interface Measures {
  wordsPerSentence: number;
  syllablesPerWord: number;
  lettersPerWord: number;
}

/**
 * Reading ease by the formula made for each language, before it is cut to 0 to 100:
 * - en: R. Flesch, "A new readability yardstick", Journal of Applied Psychology 32 (1948), 221–233
 * - de: T. Amstad, "Wie verständlich sind unsere Zeitungen?", dissertation, Zürich 1978
 * - fr: L. Kandel, A. Moles, "Application de l'indice de Flesch à la langue française", Cahiers d'études de
 *   radio-télévision 19 (1958), 253–274
 * - es: F. Szigriszt Pazos, "Sistemas predictivos de legilibilidad del mensaje escrito", dissertation,
 *   Madrid 1993 (índice de perspicuidad)
 * - it: P. Lucisano, M. E. Piemontese, "GULPEASE: una formula per la predizione della difficoltà dei testi in
 *   lingua italiana", Scuola e città 3 (1988), 110–124
 */
const FORMULAS: Record<Language, (measures: Measures) => number> = {
  en: ({ wordsPerSentence, syllablesPerWord }) =>
    206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
  de: ({ wordsPerSentence, syllablesPerWord }) => 180 - wordsPerSentence - 58.5 * syllablesPerWord,
  fr: ({ wordsPerSentence, syllablesPerWord }) => 207 - 1.015 * wordsPerSentence - 73.6 * syllablesPerWord,
  es: ({ wordsPerSentence, syllablesPerWord }) => 206.835 - wordsPerSentence - 62.3 * syllablesPerWord,
  it: ({ wordsPerSentence, lettersPerWord }) => 89 + 300 / wordsPerSentence - 10 * lettersPerWord,
};

/**
 * How easily a text (plain or Markdown) is read: 0 (very hard) to 100 (very easy), by the formula of its
 * language. 100 for a text without words. Values of different languages are not comparable.
 */
export function readability(text: string, language: Language): number {
  const languageData = languageDataOf(language);
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  let letters = 0;
  for (const sentence of proseOf(text).flatMap((line) => splitSentences(line, languageData))) {
    const found = sentence.match(WORD) ?? [];
    if (found.length === 0) continue;
    sentences += 1;
    words += found.length;
    for (const word of found) {
      syllables += syllablesOf(word, language);
      letters += word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    }
  }
  if (words === 0) return 100;
  const ease = FORMULAS[language]({
    wordsPerSentence: words / sentences,
    syllablesPerWord: syllables / words,
    lettersPerWord: letters / words,
  });
  return Math.max(0, Math.min(100, ease));
}
