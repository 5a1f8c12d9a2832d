import { countWords, tokens } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import type { Analysis } from "../analysis.ts";
import { small } from "./guards.ts";
import { contentOf } from "./outline.ts";
import { SENTENCES } from "./sentences/index.ts";
import { draftWordsOf } from "./words/index.ts";

/** An article with a capital amid a name, behind a label that stood before it: "QIF The Interchange Format". */
const GLUED: Record<Language, RegExp> = {
  de: /\p{L} (?:Der|Die|Das|Ein|Eine) /u,
  en: /[\p{L}\d] (?:The|An?) /u,
  fr: /\p{L} (?:Le |La |Les |L['’]|Une? )/u,
  es: /\p{L} (?:El|La|Los|Las|Una?) \p{Ll}/u,
  it: /\p{L} (?:Il |Lo |La |I |Gli |Le |L['’]|Una? )\p{Ll}/u,
};

/** Adverbs and prepositions with which a sentence opens before its subject. */
const OPENING: Record<Language, RegExp> = {
  de: /^(?:normalerweise|üblicherweise|je|beim?|in|im|unter|über|auf|mit)(?!\p{L})/iu,
  en: /^(?:(?:normal|usual|general|typical|additional|basical|current|final|initial|internal|optional|previous|original|similar)ly|the more|the less|in|on|at|with|by)(?!\p{L})/iu,
  fr: /^(?:(?:normale|générale|habituelle|actuelle|finale|initiale|usuelle|éventuelle|évidem|récem|couram)ment|plus|moins|dans|en|sur|sous|avec)(?!\p{L})/iu,
  es: /^(?:\p{L}+mente|más|menos|en|con|sobre|bajo)(?!\p{L})/iu,
  it: /^(?:\p{L}+mente|più|meno|in|nel\p{L}*|su|con|sotto)(?!\p{L})/iu,
};

/** Whether words are no subject but what was read as one: a label before it, an adverb, or a part before a comma. */
function isMisread(subject: string, { languageData: { code } }: Analysis): boolean {
  return /,$/u.test(subject.trim()) || GLUED[code].test(subject) || OPENING[code].test(subject);
}

/** Words of a subject at most. */
const LONGEST_SUBJECT = 10;

/** Signs of code, paths and formulas: no subject holds them. */
const SIGNS = /[\\{}<>=$|~^_#*@[\]“”„«»"/…→]|\d\.\d|^\p{L}\)|\s-|—|–/u;

/** Parts of a document: what they hold is its furniture. */
const PARTS_OF_TEXT =
  /(?<!\p{L})(?:chap(?:ter|itre)s?|kapitel\p{L}*|cap[ií]tul[oi]s?|capitol[oi]|sections?|abschnitte?s?|secci(?:ón|ones)|sezion[ei]|manuals?|manuel|manuale|handbuch\p{L}*|tables?|tableau|tablas?|tabelle)(?!\p{L})/iu;

/** How the subject of a sentence stands within a question: its article small, its name as it is. */
function withinQuestion(subject: string, { languageData, usage }: Analysis): string {
  if (SENTENCES[languageData.code].article.test(`${subject} `)) return small(subject);
  const [first = ""] = tokens(subject);
  return languageData.code !== "de" && usage.small.has(first.toLowerCase()) ? small(subject) : subject;
}

/** Whether words name one thing that can be asked about, and nothing that only the text around them tells. */
function isSubject(subject: string, analysis: Analysis): boolean {
  const { languageData, usage } = analysis;
  const words = draftWordsOf(languageData.code);
  if (SIGNS.test(subject) || countWords(subject) > LONGEST_SUBJECT || isMisread(subject, analysis))
    return false;
  const { someOf, adverb } = SENTENCES[languageData.code];
  if (someOf.test(subject) || adverb.test(subject) || PARTS_OF_TEXT.test(subject)) return false;
  if (isOrder(subject, analysis)) return false;
  if (words.pronoun.test(subject) || words.leaning.test(subject) || words.author.test(subject)) return false;
  if (languageData.pointingWords.test(subject) || languageData.personal.test(subject)) return false;
  const bare = subject.replace(SENTENCES[languageData.code].article, "");
  const hasArticle = bare !== subject;
  const [first = ""] = tokens(subject);
  const lower = first.toLowerCase();
  if (!hasArticle && (languageData.functionWords.has(lower) || languageData.anaphoricStarts.has(lower)))
    return false;
  const isNoun = usage.nouns.has(lower) && (languageData.code !== "de" || !usage.small.has(lower));
  if (!hasArticle && (!isNoun || !/^\p{Lu}/u.test(subject))) return false;
  const last = tokens(subject).at(-1) ?? "";
  if (/^\p{Ll}/u.test(last) && (languageData.determiners.has(last) || languageData.connectors.has(last)))
    return false;
  const hasVerb = tokens(bare).some(
    (word, at) =>
      at > 0 && (languageData.copula.test(word.toLowerCase()) || languageData.finiteVerb.test(word)),
  );
  return !hasVerb && contentOf(bare, analysis).length > 0 && !languageData.vagueNouns.has(bare.toLowerCase());
}

/** "that" in front of a subject: elided before a vowel in French. */
const frenchThat = (subject: string) => (/^[aeiouyéèêàâîôh]/i.test(subject) ? "qu’" : "que ");

/** A prompt with its names filled in by what a sentence says. */
function filled(ask: string, groups: Record<string, string>, subject: string): string {
  const parts: Record<string, string> = { ...groups, s: subject, qu: frenchThat(subject) };
  return ask.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? "");
}

/** Imperatives, that English tells by how the material uses a verb. */
function isOrder(statement: string, { languageData, usage }: Analysis): boolean {
  return languageData.code === "en" && usage.infinitives.has((tokens(statement)[0] ?? "").toLowerCase());
}

/** A statement as a question with an interrogative; null where it is not built so that it can be one. */
export function questionOfStatement(
  interrogative: string,
  statement: string,
  analysis: Analysis,
): string | null {
  const words = SENTENCES[analysis.languageData.code];
  const whole = statement.replace(words.only, "");
  if (words.subordinate.test(whole) || words.unfinished.test(whole)) return null;
  if (isOrder(whole, analysis)) return `${interrogative} should you ${small(whole)}?`;
  const groups = words.statement.exec(whole)?.groups;
  if (!groups || !isSubject(groups.s ?? "", analysis)) return null;
  const subject = withinQuestion(groups.s ?? "", analysis);
  return filled(words.question, { ...groups, w: interrogative }, subject);
}
