import { LIMITS } from "../limits.ts";
import type { CourseLanguage } from "../vocabulary.ts";
import { type Fault, fault } from "./faults.ts";

/** Marks of templates and Markdown, and words that only programs write. */
const MARKS =
  /\{\{?\s{0,9}(?:\w{1,80}\s{0,9})?\}?\}|\$\{|<\/?\p{L}+[^>]*>|%[sd](?!\p{L})|\b(undefined|NaN|TO[D]O|lorem ipsum|\[object)\b|^null$|\[(?:…|\.{3})\]|\*\*|__(?!_)(?=\p{L})|(?<=\p{L})__(?!_)|```|^#{1,6}\s|\]\(|&(?:amp|lt|gt|nbsp|quot);|\\[*_[\]#]|(?<!\p{L})(?:xxx+|\?\?\?)/u;
/** What stands in brackets where something was to be filled in. */
const PLACEHOLDERS: Record<CourseLanguage, string> = {
  de: "begriff|thema",
  en: "term|name|topic|option|insert",
  fr: "terme|sujet",
  es: "término|tema",
  it: "termine|argomento",
};
const LEFTOVER = new RegExp(`${MARKS.source}|\\[(?:${Object.values(PLACEHOLDERS).join("|")})\\]`, "u");

/** Whether a text holds marks that its source does not hold as well. */
export function hasLeftover(text: string, quote: string): boolean {
  const found = LEFTOVER.exec(text)?.[0];
  return found !== undefined && !quote.includes(found);
}

/** Control, private and replacement characters; joiners of words are none. */
const CONTROL = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/u;

export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text);
}

const ENDING = /(?:[?!.:…]|_{2,})\s*(?:["'”“»«’)\]]|[\u00a0\u202f ]»)*$|["”“»]$/u;

/** Faults in the form of what is asked, whatever the kind; `quote` is the passage that proves the answer. */
export function textFaults(text: string, quote: string): Fault[] {
  const checks: [boolean, Fault][] = [
    [text.trim() === "", fault("text_empty")],
    [text.trim() !== "" && !ENDING.test(text.trim()), fault("text_ending")],
    [text.length > LIMITS.questionLength, fault("text_too_long", { longest: LIMITS.questionLength })],
    [hasLeftover(text, quote), fault("template_leftover", { text })],
    [hasControlCharacter(text), fault("control_characters")],
  ];
  return checks.filter(([broken]) => broken).map(([, found]) => found);
}

/** Faults in the form of the parts that a kind consists of. */
export function textPartFaults(texts: readonly string[], quote: string): Fault[] {
  return texts.flatMap((text) => [
    ...(hasLeftover(text, quote) ? [fault("template_leftover", { text })] : []),
    ...(hasControlCharacter(text.replaceAll("\n", " ")) ? [fault("control_characters")] : []),
  ]);
}
