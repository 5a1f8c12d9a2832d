import type { LanguageData } from "../../text/languages/index.ts";
import type { Sentence } from "../../text/sentences.ts";
import { countWords, overlap, parts, stemsOf } from "../../text/words.ts";
import { isQuotable, type Usage, withoutConnective } from "./quotable.ts";
import { type Term, termKey } from "./terms.ts";

/** A sentence that says what a term means. */
export interface Definition {
  term: string;
  key: string;
  /** What the term is, from the verb on where the verb carries meaning. */
  meaning: string;
  plural: boolean;
  /** The verb is a plain "is" or "means", so that the meaning stands alone. */
  plain: boolean;
  sentence: Sentence;
  /** How good a definition it is; 1.5 and more can be asked about. */
  quality: number;
}

const PLAIN_VERB =
  /^(is|are|ist|sind|est|sont|es|son|è|sono|refers? to|means|denotes?|bezeichne(t|n)|bedeutet|désigne(nt)?|signifie|se refiere a|designa|significa|si riferisce a|indica|hace referencia a|se define como|est définie? comme|viene definit[oa] come|è definit[oa] come|(?:is|are) defined as|consiste (?:in|nel|nella|à|en)|consists? of)$/i;
const PLURAL_VERB =
  /^(are|sind|sont|son|sono|bezeichnen|beschreiben|bestehen|désignent|refer|mean|denote)\b/i;
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

const FEWEST_ENTRIES = 5;
const ENTRY = /^(\p{L}[^:–—.;]{1,60}?)(?::\s+|\s[–—]\s?|\s-\s+)(\S.{18,240})$/su;
const LISTED_QUALITY = 2;

/** The terms of a glossary in the document: five or more items "Term – text" one after the other. */
function listedDefinitions(sentences: readonly Sentence[], languageData: LanguageData): Definition[] {
  const runs: Definition[][] = [[]];
  let last = -1;
  for (const sentence of sentences.filter(({ first }) => first)) {
    const [, named = "", meaning] = ENTRY.exec(sentence.text) ?? [];
    const term = named.replace(/\s*\([^)]*\)$/, "");
    if (meaning === undefined || !isSubject(term, languageData)) {
      runs.push([]);
      continue;
    }
    if (sentence.block - last > 2) runs.push([]);
    last = sentence.block;
    const key = termKey(parts(term, languageData), languageData);
    const told = { term, key, meaning: meaning.replace(/\s*[.;]$/, "") };
    runs.at(-1)?.push({ ...told, plural: false, plain: true, sentence, quality: LISTED_QUALITY });
  }
  return runs.filter(({ length }) => length >= FEWEST_ENTRIES).flat();
}

function isSubject(subject: string, languageData: LanguageData): boolean {
  const words = parts(subject, languageData);
  const [first, last] = [(words[0] ?? "").toLowerCase(), words.at(-1) ?? ""];
  if (words.length === 0 || words.length > 4 || /[,;:()"“”„«»\d]/.test(subject)) return false;
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

function qualityOf(
  subject: string,
  meaning: string,
  sentence: Sentence,
  term: Term | undefined,
  key: string,
  languageData: LanguageData,
): number {
  let quality = 1;
  if (term) quality += Math.min(1, Math.log10(1 + term.frequency)) + (term.inHeading ? 1 : 0);
  else quality -= countWords(subject) > 2 ? 1.5 : 0.5;
  if (/^(an?|eine?|une?|un[oa]?)\b/i.test(meaning)) quality += 0.6;
  if (sentence.first) quality += 0.3;
  if (countWords(meaning) < 25) quality += 0.2;
  if (termKey(parts(sentence.heading, languageData), languageData).includes(key)) quality += 0.8;
  return quality;
}

/** Sentences of the form "X is a …" that explain a term of the material; the first for each term. */
export function definitionsOf(
  sentences: readonly Sentence[],
  terms: ReadonlyMap<string, Term>,
  languageData: LanguageData,
  usage: Usage,
): Definition[] {
  const pattern = new RegExp(`^(.{2,60}?),?\\s+(${languageData.definition.verbs})\\s*(.+)$`, "u");
  const definitions: Definition[] = listedDefinitions(sentences, languageData);
  const seen = new Set(definitions.map(({ key }) => key));
  for (const sentence of sentences) {
    const text = withoutConnective(sentence.text, languageData);
    const meant = splitMeant(text, languageData);
    const mayContinue = meant !== null;
    if (!isQuotable(text, languageData, usage, { minimum: 8, maximum: 42, mayContinue })) continue;
    const split = meant ?? splitDefinition(text, pattern, languageData, usage);
    if (!split || !isSubject(split.subject, languageData) || !isMeaning(split.meaning, split.verb)) continue;
    const key = termKey(parts(split.subject, languageData), languageData);
    if (seen.has(key) || overlap(key.split(" "), stemsOf(split.meaning, languageData).slice(0, 6)) > 0.34)
      continue;
    const quality = qualityOf(split.subject, split.meaning, sentence, terms.get(key), key, languageData);
    if (quality < 1.2) continue;
    seen.add(key);
    const plain = split.verb === "" || PLAIN_VERB.test(split.verb);
    const meaning = plain ? split.meaning : `${split.verb} ${split.meaning}`;
    const plural = PLURAL_VERB.test(split.verb);
    definitions.push({ term: split.subject, key, meaning, plural, plain, sentence, quality });
  }
  return definitions;
}
