import type { LanguageData } from "../../text/languages/index.ts";
import type { Sentence } from "../../text/sentences.ts";
import { parts } from "../../text/words.ts";
import type { MaterialBlock } from "./material.ts";

/** A recurring expression of the material. */
export interface Term {
  /** As it most often stands in the text. */
  text: string;
  /** Stems, the same for all its forms. */
  key: string;
  frequency: number;
  score: number;
  inHeading: boolean;
  sentences: Set<number>;
}

interface Candidate extends Term {
  forms: Map<string, number>;
  /** How often a determiner or preposition stands before it: a sign of a noun. */
  determined: number;
  /** How often a phrase ends with it. */
  phraseFinal: number;
}

const BOUNDARY = /[,;:()«»„“”"–—!?[\]]|\.\s/;
const LONGEST = 3;
const MOST = 400;

/** Stems of an expression; connectors stay as they are. */
export function termKey(words: readonly string[], languageData: LanguageData): string {
  return words
    .map((word) =>
      languageData.connectors.has(word.toLowerCase()) ? word.toLowerCase() : languageData.stem(word),
    )
    .join(" ");
}

function surface(words: readonly string[], languageData: LanguageData): string {
  const elides = languageData.code === "fr" || languageData.code === "it";
  return words
    .map((word, at) => {
      if (at === words.length - 1) return word;
      return elides && /^(l|d|qu|all|dell|dall|nell|sull|un)$/i.test(word) ? `${word}'` : `${word} `;
    })
    .join("");
}

function isCandidate(
  words: readonly string[],
  languageData: LanguageData,
  atStart: boolean,
  known: ReadonlySet<string>,
): boolean {
  const [first, last] = [words[0] ?? "", words.at(-1) ?? ""];
  const blank = (word: string) => word.length < 2 || languageData.isStopWord(word) || /^\d/.test(word);
  if (blank(first) || blank(last)) return false;
  const inner = words.slice(1, -1);
  if (inner.some((word) => languageData.isStopWord(word) && !languageData.connectors.has(word.toLowerCase())))
    return false;
  if (languageData.code !== "de") return true;
  if (words.length > 2 || !/^\p{Lu}/u.test(last)) return false;
  if (words.length === 2 && /^\p{Ll}/u.test(first) && !/(e|er|es|en|em)$/.test(first)) return false;
  return !atStart || known.has(first);
}

function collect(sentences: readonly Sentence[], languageData: LanguageData): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  const capitalisedInside = new Set(
    sentences.flatMap(({ words }) => words.slice(1).filter((word) => /^\p{Lu}/u.test(word))),
  );
  const note = (words: string[], before: string, after: string, sentence: number, atStart: boolean) => {
    const key = termKey(words, languageData);
    const known = candidates.get(key);
    const candidate: Candidate = known ?? {
      text: "",
      key,
      frequency: 0,
      score: 0,
      inHeading: false,
      sentences: new Set(),
      forms: new Map(),
      determined: 0,
      phraseFinal: 0,
    };
    if (!known) candidates.set(key, candidate);
    candidate.frequency++;
    candidate.sentences.add(sentence);
    const left = before.toLowerCase();
    if (languageData.determiners.has(left) || languageData.connectors.has(left)) candidate.determined++;
    if (!after || languageData.isStopWord(after) || /^\d/.test(after)) candidate.phraseFinal++;
    let form = surface(words, languageData);
    if (atStart && languageData.code !== "de" && !/\p{Lu}.*\p{Lu}/u.test(form)) {
      form = form.charAt(0).toLowerCase() + form.slice(1);
    }
    candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + (atStart ? 0.5 : 1));
  };
  for (const sentence of sentences) {
    for (const [piece, text] of sentence.text.split(BOUNDARY).entries()) {
      const words = parts(text, languageData);
      for (let at = 0; at < words.length; at++) {
        for (let length = 1; length <= LONGEST && at + length <= words.length; length++) {
          const expression = words.slice(at, at + length);
          const atStart = at === 0 && piece === 0;
          if (!isCandidate(expression, languageData, atStart && length === 1, capitalisedInside)) continue;
          note(expression, words[at - 1] ?? "", words[at + length] ?? "", sentence.index, atStart);
        }
      }
    }
  }
  return candidates;
}

function headingKeys(blocks: readonly MaterialBlock[], languageData: LanguageData): Set<string> {
  const keys = new Set<string>();
  for (const block of blocks) {
    if (block.kind !== "heading") continue;
    const words = parts(block.text, languageData);
    for (let at = 0; at < words.length; at++) {
      for (let length = 1; length <= LONGEST && at + length <= words.length; length++) {
        keys.add(termKey(words.slice(at, at + length), languageData));
      }
    }
  }
  return keys;
}

function frequenciesOfLonger(candidates: Iterable<Candidate>): Map<string, number[]> {
  const longer = new Map<string, number[]>();
  for (const { key, frequency } of candidates) {
    const words = key.split(" ");
    if (words.length < 2 || frequency < 2) continue;
    for (let at = 0; at < words.length; at++) {
      for (let length = 1; length < words.length && at + length <= words.length; length++) {
        const part = words.slice(at, at + length).join(" ");
        longer.set(part, [...(longer.get(part) ?? []), frequency]);
      }
    }
  }
  return longer;
}

function isNoun(candidate: Candidate, languageData: LanguageData): boolean {
  if (languageData.code === "de") return /^\p{Lu}/u.test(candidate.text.split(" ").at(-1) ?? "");
  const share = candidate.determined / candidate.frequency;
  if (share >= (languageData.code === "en" ? 0.3 : 0.45) || /^\p{Lu}/u.test(candidate.text)) {
    return (
      languageData.code !== "en" || candidate.phraseFinal / candidate.frequency >= 0.25 || candidate.inHeading
    );
  }
  return false;
}

const HEADING_BONUS = 1.6;

/**
 * The terms of the material, the weightiest first: C-value over one to three words (Frantzi, Ananiadou
 * and Mima 2000), more for what stands in a heading, nouns only.
 */
export function termsOf(
  blocks: readonly MaterialBlock[],
  sentences: readonly Sentence[],
  languageData: LanguageData,
): Map<string, Term> {
  const candidates = collect(sentences, languageData);
  const headings = headingKeys(blocks, languageData);
  const longer = frequenciesOfLonger(candidates.values());
  const terms: Candidate[] = [];
  for (const candidate of candidates.values()) {
    candidate.inHeading = headings.has(candidate.key);
    if (candidate.frequency < 2 && !candidate.inHeading) continue;
    const forms = [...candidate.forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length);
    candidate.text = forms[0]?.[0] ?? "";
    if (candidate.text.length < 3 || !isNoun(candidate, languageData)) continue;
    const inside = longer.get(candidate.key) ?? [];
    const nested = inside.length > 0 ? inside.reduce((sum, value) => sum + value, 0) / inside.length : 0;
    const length = candidate.key.split(" ").length;
    const weight = Math.log2(length + 1) * Math.max(candidate.frequency - nested, 0.2);
    candidate.score =
      weight * (candidate.inHeading ? HEADING_BONUS : 1) * (candidate.text.length < 4 ? 0.5 : 1);
    terms.push(candidate);
  }
  terms.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  return new Map(terms.slice(0, MOST).map((term) => [term.key, term]));
}
