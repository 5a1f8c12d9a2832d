import type { DocumentNotice } from "../../types/index.ts";
import type { Decoded } from "./encoding.ts";

/** Words that are shown for checking. */
const SHOWN = 6;
const WORD_WITH_SIGN = /[\p{L}\p{M}]*[[\u0080-\uffff]&&\p{L}][\p{L}\p{M}]*/gv;

/** Says how bytes were understood where only the letters told, with words of the text by which one sees whether it is right. */
export function encodingNotice({ text, encoding }: Pick<Decoded, "text" | "encoding">): DocumentNotice {
  const words = new Set<string>();
  for (const [word] of text.matchAll(WORD_WITH_SIGN)) {
    words.add(word);
    if (words.size === SHOWN) break;
  }
  if (words.size === 0) return { code: "encoding_guessed", params: { encoding } };
  return { code: "encoding_guessed_words", params: { encoding, words: [...words].join(", ") } };
}
