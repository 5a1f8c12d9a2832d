import type { CourseLanguage, EditedStep } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n/fill";
import { STEMS } from "@lehrpfad/i18n/stems";
import type { Selected } from "./selected.ts";

/** What a question is made in: the language of the course, and the terms of the step. */
export interface Asking {
  language: CourseLanguage;
  terms: EditedStep["sections"]["terms"];
}

/** Letters between a term and its meaning in a sentence that only defines it: "is the part of it that". */
const LINK_LENGTH = 30;

const plain = (text: string) => text.replace(/[.;,\s]+$/u, "");
const folded = (text: string) => plain(text).toLowerCase();

/** The meaning of a term as it stands in a passage; undefined where the passage does not tell it. */
function meaningIn(quote: string, meaning: string): string | undefined {
  const at = quote.toLowerCase().indexOf(folded(meaning));
  return at < 0 ? undefined : quote.slice(at, at + plain(meaning).length);
}

/**
 * How a question about some words begins, and the words that answer it. Only for the cell of a table and for a term with
 * its meaning, where such stems are good; else empty, for a person to write.
 */
export function stemOf(selected: Selected, { language, terms }: Asking): { stem: string; answer: string } {
  const { text, quote, cell } = selected;
  const texts = STEMS[language];
  if (cell) return { stem: fill(texts.cell, { ...cell }), answer: text };
  for (const { term, meaning } of terms) {
    const own = meaningIn(quote, meaning);
    if (own === undefined || plain(meaning) === "") continue;
    const tellsItself = folded(meaning).includes(folded(term));
    if (folded(text) === folded(term) && !tellsItself)
      return { stem: fill(texts.term, { meaning: plain(meaning) }), answer: text };
    const isAll = folded(text).includes(folded(meaning)) && folded(text).includes(folded(term));
    const isLonger = text.length > term.length + meaning.length + LINK_LENGTH;
    if (folded(text) === folded(meaning) || (isAll && !isLonger))
      return { stem: fill(texts.meaning, { term }), answer: own };
  }
  return { stem: "", answer: text };
}
