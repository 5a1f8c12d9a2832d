import type { LanguageData } from "../../text/languages/index.ts";
import type { Sentence } from "../../text/sentences.ts";
import { countWords, overlap, parts, stemsOf } from "../../text/words.ts";
import { draftWordsOf } from "./drafts/words/index.ts";
import type { MaterialBlock } from "./material.ts";
import { isQuotable, type Usage, withoutConnective } from "./quotable.ts";

/** A sentence that says what a term means. */
export interface Definition {
  term: string;
  key: string;
  /** What the term is, from the verb on where the verb carries meaning. */
  meaning: string;
  sentence: Sentence;
  /** How good a definition it is; 1.5 and more can be asked about. */
  quality: number;
}

/** Stems of an expression, the same for all its forms; connectors stay as they are. */
function stemmed(words: readonly string[], languageData: LanguageData): string[] {
  return words.map((word) =>
    languageData.connectors.has(word.toLowerCase()) ? word.toLowerCase() : languageData.stem(word),
  );
}

const keyIn = (text: string, languageData: LanguageData): string =>
  stemmed(parts(text, languageData), languageData).join(" ");

/** Words of a term at most. */
const LONGEST_TERM = 4;

/** How often texts say each of some keys. */
function countKeys(
  keys: ReadonlySet<string>,
  texts: readonly string[],
  languageData: LanguageData,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const stems = stemmed(parts(text, languageData), languageData);
    for (let from = 0; from < stems.length; from++) {
      for (let to = from + 1; to <= Math.min(stems.length, from + LONGEST_TERM); to++) {
        const key = stems.slice(from, to).join(" ");
        if (keys.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}

const PLAIN_VERB =
  /^(is|are|ist|sind|est|sont|es|son|è|sono|refers? to|means|denotes?|bezeichne(t|n)|bedeutet|désigne(nt)?|signifie|se refiere a|designa|significa|si riferisce a|indica|hace referencia a|se define como|est définie? comme|viene definit[oa] come|è definit[oa] come|(?:is|are) defined as|consiste (?:in|nel|nella|à|en)|consists? of)$/i;
const VAGUE_MEANING =
  /^(?:(?:the|an?|der|die|das|eine?[rs]?|l[ea]s?|une?|des|l['’]|el|los|las|una?|il|lo|i|gli)\s*)?(?:same|reason|result|only|first|last|second|case|following|most|best|way|one|subject|question|problem|purpose|goal|example|matter|fact|more|much|key|main|basis|good|bad|cause|answer|gleiche|grund|ergebnis|einzige|erste|letzte|beste|wichtig|fall|folgende|meiste|größte|problem|beispiel|ziel|häufigste|frage|viel|weitere|groß|gut|nächste|même|raison|résultat|seul|premi|dernier|cas|suivant|plus|meilleur|problème|exemple|but|principal|autre|bon|cause|mism|razón|resultado|únic|primer|últim|caso|siguiente|más|mejor|ejemplo|objetivo|otr|buen|causa|gran|stess|ragione|risultato|unic|prim|ultim|seguente|più|miglior|esempio|scopo|altr|buon)/iu;
const PART_OF = /(?:one of|eine?[rs]? der|l['’]une? des|un[oa] de|un[oa] de[gil]|part of|partie de|parte d)/i;
const JUDGEMENT =
  /(?<![\p{L}])(important|wichtig|bedeutend|essential|essentiel|good|buon|hilfreich|helpful|útil|utile|gut|most|least|best|plus|moins|más|menos|più|meno|größte|kleinste|wichtigste|häufigste|beste)/iu;
/** "A relatively new tool", "un malware très répandu car …": a kind with a quality, or a conclusion, explains nothing. */
const QUALITY_ONLY =
  /^(?:an?|eine?[rs]?|une?|un[oa]?)\s(?:\p{L}+\s)?(?:relativ\p{L}*|fairly|rather|very|quite|ziemlich|sehr|recht|assez|plutôt|très|bastante|muy|piuttosto|abbastanza|molto)\s|(?<!\p{L})(?:quindi|car|donc|therefore|because|weil|daher|porque|por tanto|perché)(?!\p{L})/iu;
const CLAUSE =
  /^(that|dass|daß|que|che|either|entweder|soit|when|wenn|quand|cuando|quando|how|wie|not|nicht)\b/i;

interface Split {
  subject: string;
  verb: string;
  meaning: string;
}

/** Whether the first word of a sentence is a noun: it has an article, or is one inside sentences. */
function beginsWithNoun(subject: string, hasArticle: boolean, { code }: LanguageData, usage: Usage): boolean {
  const first = subject.split(/[\s'’-]/)[0] ?? "";
  return (
    hasArticle ||
    /\p{L}.*[\p{Lu}\d]/u.test(subject) ||
    (usage.nouns.has(first.toLowerCase()) && !(code === "de" && usage.small.has(first.toLowerCase())))
  );
}

function splitDefinition(
  text: string,
  pattern: RegExp,
  languageData: LanguageData,
  usage: Usage,
): Split | null {
  const article = text.match(languageData.definition.article);
  const rest = article ? text.slice(article[0].length) : text;
  const match = rest.match(pattern);
  if (!match) return null;
  const [subject = "", verb = "", meaning = ""] = match.slice(1);
  if (!beginsWithNoun(subject, article !== null, languageData, usage)) return null;
  return {
    subject: subject
      .replace(/\s*\([^)]*\)$/, "")
      .replace(/^["“„«»”]+|[\s"“”„«»–-]+$/g, "")
      .trim(),
    verb: verb.trim(),
    meaning: meaning.replace(/\s*\.$/, "").trim(),
  };
}

/** "Per dato personale si intende …": the term stands behind the preposition. */
const MEANT: Partial<Record<LanguageData["code"], RegExp>> = {
  it: /^(?:Per|Con)\s(?:(?:il|lo|la|i|gli|le|un|una)\s|l['’])?(.{2,60}?)\ssi intend(?:e|ono)\s(.+)$/u,
  es: /^(?:Por)\s(?:(?:el|la|los|las)\s)?(.{2,60}?)\sse entienden?\s(.+)$/u,
};

function splitMeant(text: string, { code }: LanguageData): Split | null {
  const [, subject, meaning] = MEANT[code]?.exec(text) ?? [];
  if (subject === undefined || meaning === undefined) return null;
  return { subject, verb: "", meaning: meaning.replace(/\s*\.$/, "").trim() };
}

/** Entries in a row from which they are a glossary: under a heading that says so, and else. */
const FEWEST = { headed: 2, other: 5 };
/** "Term: what it is", "Term – what it is". */
export const ENTRY = /^(\p{L}[^:–—.;]{1,60}?)(?::\s+|\s[–—]\s?|\s-\s+)(\S.{18,240})$/su;
const LISTED_QUALITY = 2;

/** The terms of a glossary in the document: items "Term – text" one after the other. */
function listedDefinitions(sentences: readonly Sentence[], languageData: LanguageData): Definition[] {
  const runs: Definition[][] = [[]];
  let last = -1;
  for (const sentence of sentences.filter(({ first }) => first)) {
    const [, named = "", meaning] = ENTRY.exec(sentence.text) ?? [];
    const term = named.replace(/\s*\([^)]*\)$/, "").trim();
    if (meaning === undefined || !isSubject(term, languageData)) {
      runs.push([]);
      continue;
    }
    if (sentence.block - last > 2) runs.push([]);
    last = sentence.block;
    const key = keyIn(term, languageData);
    const told = meaning.replace(/\s*[.;]$/, "");
    runs.at(-1)?.push({ term, key, meaning: told, sentence, quality: LISTED_QUALITY });
  }
  const { glossary } = draftWordsOf(languageData.code);
  return runs
    .filter(
      (run) => run.length >= (glossary.test(run[0]?.sentence.heading ?? "") ? FEWEST.headed : FEWEST.other),
    )
    .flat();
}

function isSubject(subject: string, languageData: LanguageData): boolean {
  const words = parts(subject, languageData);
  const [first, last] = [(words[0] ?? "").toLowerCase(), words.at(-1) ?? ""];
  if (words.length === 0 || words.length > LONGEST_TERM || /[,;:()"“”„«»\d]/.test(subject)) return false;
  if (languageData.vagueNouns.has(first) || languageData.vagueNouns.has(last.toLowerCase())) return false;
  if (languageData.anaphoricStarts.has(first) || languageData.determiners.has(first)) return false;
  if (languageData.code !== "de") return true;
  return /^\p{Lu}/u.test(last) && !(words.length > 1 && languageData.isStopWord(first));
}

function isMeaning(meaning: string, verb: string): boolean {
  const words = countWords(meaning);
  if (words < 5 || words > 30) return false;
  const opening = meaning.split(" ").slice(0, 5).join(" ");
  if (PART_OF.test(opening) || JUDGEMENT.test(opening) || CLAUSE.test(meaning)) return false;
  if (QUALITY_ONLY.test(meaning)) return false;
  return !PLAIN_VERB.test(verb) || !VAGUE_MEANING.test(meaning);
}

/** A sentence that could explain what it is about. */
interface Explaining extends Split {
  key: string;
  sentence: Sentence;
}

/** The sentences of the form "X is a …" that say enough of X without naming it. */
function explaining(sentences: readonly Sentence[], languageData: LanguageData, usage: Usage): Explaining[] {
  const pattern = new RegExp(`^(.{2,60}?),?\\s+(${languageData.definition.verbs})\\s*(.+)$`, "u");
  return sentences.flatMap((sentence): Explaining[] => {
    const text = withoutConnective(sentence.text, languageData);
    const meant = splitMeant(text, languageData);
    const mayContinue = meant !== null;
    if (!isQuotable(text, languageData, usage, { minimum: 8, maximum: 42, mayContinue })) return [];
    const split = meant ?? splitDefinition(text, pattern, languageData, usage);
    if (!split || !isSubject(split.subject, languageData) || !isMeaning(split.meaning, split.verb)) return [];
    const key = keyIn(split.subject, languageData);
    const isCircular = overlap(key.split(" "), stemsOf(split.meaning, languageData).slice(0, 6)) > 0.34;
    return isCircular ? [] : [{ ...split, key, sentence }];
  });
}

/** Times from which the material speaks of a term that no heading names. */
const SPOKEN_OF = 2;

/** How good a definition is, by how often the material says its term, and whether a heading does. */
function qualityOf(
  { subject, meaning, sentence, key }: Explaining,
  mentions: number,
  isInHeading: boolean,
  languageData: LanguageData,
): number {
  let quality = 1;
  if (mentions >= SPOKEN_OF || isInHeading)
    quality += Math.min(1, Math.log10(1 + mentions)) + (isInHeading ? 1 : 0);
  else quality -= countWords(subject) > 2 ? 1.5 : 0.5;
  if (/^(an?|eine?|une?|un[oa]?)\b/i.test(meaning)) quality += 0.6;
  if (sentence.first) quality += 0.3;
  if (countWords(meaning) < 25) quality += 0.2;
  if (keyIn(sentence.heading, languageData).includes(key)) quality += 0.8;
  return quality;
}

/** Quality from which a sentence is taken for a definition. */
const LEAST_QUALITY = 1.2;

/** Sentences of the form "X is a …" that explain a term of the material; the first for each term. */
export function definitionsOf(
  blocks: readonly MaterialBlock[],
  sentences: readonly Sentence[],
  languageData: LanguageData,
  usage: Usage,
): Definition[] {
  const definitions: Definition[] = listedDefinitions(sentences, languageData);
  const seen = new Set(definitions.map(({ key }) => key));
  const found = explaining(sentences, languageData, usage);
  const keys = new Set(found.map(({ key }) => key));
  const headings = blocks.filter(({ kind }) => kind === "heading");
  const [said, headed] = [sentences, headings].map((texts) =>
    countKeys(
      keys,
      texts.map(({ text }) => text),
      languageData,
    ),
  );
  for (const one of found) {
    const { key, subject, verb, sentence } = one;
    const quality = qualityOf(one, said?.get(key) ?? 0, headed?.has(key) ?? false, languageData);
    if (seen.has(key) || quality < LEAST_QUALITY) continue;
    seen.add(key);
    const isPlain = verb === "" || PLAIN_VERB.test(verb);
    const meaning = isPlain ? one.meaning : `${verb} ${one.meaning}`;
    definitions.push({ term: subject, key, meaning, sentence, quality });
  }
  return definitions;
}
