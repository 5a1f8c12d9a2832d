import type { Language } from "../types/index.ts";
import { languageDataOf } from "./languages/index.ts";
import { proseOf } from "./markdown.ts";
import { isSentence, splitSentences } from "./sentences.ts";
import { wordsOf } from "./words.ts";

/** Words from which a sentence that stands twice is no accident. */
export const LONG_SENTENCE = 6;

/** For each text, the sentences of six words or more in it that it or another one of them says as well. */
export function repeatedSentences(texts: readonly string[], language: Language): string[][] {
  const told = texts.map((text) =>
    proseOf(text)
      .flatMap((line) => splitSentences(line, languageDataOf(language)))
      .filter(isSentence)
      .map((sentence) => ({ sentence, words: wordsOf(sentence) }))
      .filter(({ words }) => words.length >= LONG_SENTENCE)
      .map(({ sentence, words }) => ({ sentence, key: words.join(" ") })),
  );
  const counts = new Map<string, number>();
  for (const { key } of told.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return told.map((own) => {
    const twice = own.filter(({ key }) => (counts.get(key) ?? 0) > 1);
    return [...new Map(twice.map(({ key, sentence }) => [key, sentence])).values()];
  });
}
