import type { LanguageData } from "../../../text/languages/index.ts";
import type { Sentence } from "../../../text/sentences.ts";
import { countWords, keyOf, parts, stemsOf, tokens } from "../../../text/words.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { derived } from "../derived.ts";
import type { Usage } from "../quotable.ts";
import { pointsBack, statementOf, unended } from "./guards.ts";
import { partsOf } from "./outline.ts";
import { draftWordsOf } from "./words/index.ts";

/** What a step says a term means. */
export interface Meaning {
  term: string;
  /** Stems of the term. */
  key: readonly string[];
  /** The first sentence of what it means, without its end. */
  meaning: string;
  sentence: Sentence;
  quality: number;
  /** Whether it stands in a glossary of the document. */
  glossary: boolean;
}

/** The sentences in which each stem stands. */
const sentencesByStem = derived((analysis) => {
  const found = new Map<string, Set<number>>();
  for (const { index, stems } of analysis.sentences) {
    for (const stem of stems) found.set(stem, (found.get(stem) ?? new Set()).add(index));
  }
  return found;
});

/** Numbers of the sentences that hold all stems, in their order. */
function usesOf(analysis: Analysis, key: readonly string[]): number[] {
  const [first, ...more] = key.map((stem) => sentencesByStem(analysis).get(stem) ?? new Set<number>());
  return [...(first ?? [])].filter((index) => more.every((set) => set.has(index))).sort((a, b) => a - b);
}

/** Share (0 to 1) of the course's steps that speak of a term. */
function spreadOf(analysis: Analysis, key: readonly string[]): number {
  const blocks = usesOf(analysis, key).map((index) => analysis.sentences[index]?.block ?? -1);
  const steps = analysis.steps.filter(({ from, to }) => blocks.some((block) => block >= from && block < to));
  return steps.length / Math.max(1, analysis.steps.length);
}

/** Letters by which words of one family begin alike. */
const FAMILY = 5;

/** Whether two stems belong to one family. */
export const areKin = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= FAMILY && other.length >= FAMILY && one.slice(0, FAMILY) === other.slice(0, FAMILY));

/** The first sentence of a text, without its end. */
const firstSentence = (text: string): string => unended(text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? "");

const QUALITY = { least: 1.2, called: 1.8, glossary: 2.2, labelled: 0.9 };
const MOST_TERM_WORDS = 4;

/** Definitions of the form "… is called T". */
function called(analysis: Analysis, { sentences }: StepMaterial): Meaning[] {
  const { languageData } = analysis;
  const words = draftWordsOf(languageData.code);
  return sentences.flatMap((sentence): Meaning[] => {
    const text = statementOf(sentence, analysis);
    const [, meaning = "", term = ""] = words.called.exec(text) ?? [];
    const length = countWords(meaning);
    if (length < 6 || (length > 22 && /[,;:]/.test(meaning)) || pointsBack(meaning, analysis)) return [];
    if (countWords(term) > MOST_TERM_WORDS || languageData.vagueNouns.has(term.toLowerCase())) return [];
    if (languageData.pointingWords.test(text) || analysis.blocks[sentence.block]?.kind === "quote") return [];
    const key = stemsOf(term, languageData);
    return [{ term: term.trim(), key, meaning, sentence, quality: QUALITY.called, glossary: false }];
  });
}

const ROW = /^(\p{L}[^:.;!?]{1,60}?):\s+(\p{L}.{18,})$/su;
const ROWS = { glossary: 2, other: 3 };

/** Entries "T: …", one after the other under a heading. */
function labelled(analysis: Analysis, step: StepMaterial): Meaning[] {
  const { blocks, languageData } = analysis;
  const words = draftWordsOf(languageData.code);
  return partsOf(analysis, step).flatMap(({ heading, from, to }): Meaning[] => {
    const glossary = words.glossary.test(heading);
    const rows = step.sentences.flatMap((sentence): Meaning[] => {
      if (!sentence.first || sentence.block < from || sentence.block >= to) return [];
      const block = blocks[sentence.block];
      const text = block?.kind === "quote" ? "" : (block?.text ?? "").replace(/^[•–-]\s+/u, "");
      const [, label = "", meaning = ""] = ROW.exec(text) ?? [];
      const term = label.replace(/\s*\([^)]*\)$/, "").trim();
      if (term === "" || countWords(term) > MOST_TERM_WORDS + 1 || words.pronoun.test(term)) return [];
      const quality = glossary ? QUALITY.glossary : QUALITY.labelled;
      const key = stemsOf(term, languageData);
      return [{ term, key, meaning: firstSentence(meaning), sentence, quality, glossary }];
    });
    return rows.length >= (glossary ? ROWS.glossary : ROWS.other) ? rows : [];
  });
}

/** Whether a meaning begins as what a noun means: with an article or a noun. */
function beginsWithNoun(meaning: string, languageData: LanguageData, usage: Usage): boolean {
  const first = parts(meaning, languageData)[0] ?? "";
  const lower = first.toLowerCase();
  if (languageData.determiners.has(lower)) return true;
  if (languageData.code === "de") return /^\p{Lu}/u.test(first) && !usage.small.has(lower);
  return usage.nouns.has(lower) && !usage.verbs.has(lower) && !usage.infinitives.has(lower);
}

/** Words among which a statement has its verb, before anything that depends on it. */
const OPENING = 8;

/** Whether a text is a whole sentence, and not the name of a thing. */
function isStatement(text: string, { languageData, usage }: Analysis): boolean {
  const main = text.split(/,|\s(?:that|which|who|qui|que|dont|che|cui|donde)\s/u)[0] ?? "";
  return tokens(main)
    .slice(1, OPENING)
    .some((word) => {
      const lower = word.toLowerCase();
      return languageData.copula.test(lower) || languageData.finiteVerb.test(lower) || usage.verbs.has(word);
    });
}

const FIRST_USES = { most: 1, share: 0.2 };
/** Share of the steps from which a term is the product that the document is about. */
const PRODUCT = 0.5;
const KEYS = /Ctrl|Strg|Alt\+|→|⇧|\.\.\.|\d|[=∈⊆^_|]/u;

/** Whether a term is used before it is defined as if it were known. */
function isLate(analysis: Analysis, { key, sentence }: Meaning): boolean {
  const uses = usesOf(analysis, key);
  const before = uses.filter((index) => index < sentence.index).length;
  return before > FIRST_USES.most && before >= FIRST_USES.share * uses.length;
}

/** Whether a term is a name of which the whole document speaks. */
function isProduct(analysis: Analysis, { key, term }: Meaning): boolean {
  if (/\p{Ll}\p{Lu}/u.test(term)) return spreadOf(analysis, key) > PRODUCT;
  const isName = /^\p{Lu}/u.test(term) && !analysis.usage.small.has(term.toLowerCase());
  const isGerman = analysis.languageData.code === "de";
  return !isGerman && isName && spreadOf(analysis, key) > PRODUCT;
}

/** Whether what a step says of a term explains it where it is needed. */
function isExplained(analysis: Analysis, one: Meaning): boolean {
  const { languageData, usage } = analysis;
  if (KEYS.test(one.term) || one.key.length === 0) return false;
  if (one.glossary) return true;
  if (isProduct(analysis, one)) return false;
  const text = one.sentence.text;
  const isLabelled =
    text.startsWith(one.term) && /^\s*(?:\([^)]*\))?\s*[:–—-]/u.test(text.slice(one.term.length));
  if (isLabelled && !beginsWithNoun(one.meaning, languageData, usage)) return false;
  if (isLabelled && isStatement(one.meaning, analysis)) return false;
  return !isLate(analysis, one) && !draftWordsOf(languageData.code).control.test(one.meaning);
}

const stepsMeanings = derived(() => new Map<StepMaterial, Meaning[]>());

/** The terms that a step explains, each once. */
export function meaningsIn(analysis: Analysis, step: StepMaterial): Meaning[] {
  const known = stepsMeanings(analysis).get(step);
  if (known) return known;
  const { languageData } = analysis;
  const defined = analysis.definitions
    .filter(({ sentence, quality }) => {
      return sentence.block >= step.from && sentence.block < step.to && quality >= QUALITY.least;
    })
    .map(({ term, meaning, sentence, quality }): Meaning => {
      const key = stemsOf(term, languageData);
      return { term, key, meaning: firstSentence(meaning), sentence, quality, glossary: false };
    });
  const found = new Map<string, Meaning>();
  for (const one of [...defined, ...called(analysis, step), ...labelled(analysis, step)]) {
    const before = found.get(keyOf(one.term));
    const quality = Math.max(before?.quality ?? 0, one.quality);
    const glossary = (before?.glossary ?? false) || one.glossary;
    found.set(keyOf(one.term), before ? { ...before, quality, glossary } : one);
  }
  const explained = [...found.values()].filter((one) => isExplained(analysis, one));
  stepsMeanings(analysis).set(step, explained);
  return explained;
}
