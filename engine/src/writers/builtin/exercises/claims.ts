import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import type { Sentence } from "../../../text/sentences.ts";
import { capitalised, countWords, keyOf, overlap, tokens } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import type { Analysis } from "../analysis.ts";
import { leansBack, pointsBack, unended } from "./guards.ts";
import { areKin, usesOf } from "./meanings.ts";
import { contentOf } from "./outline.ts";
import { exerciseWordsOf } from "./words/index.ts";

/** What a sentence of the document says of something, as it answers the question for it. */
export interface Claim {
  /** Claims of one family answer one question about different things, in one grammatical form. */
  family: string;
  /** Stems of what it speaks of. */
  about: readonly string[];
  /** Its words that answer the question, and their stems. */
  answer: string;
  said: readonly string[];
  sentence: Sentence;
  /** Whether nothing may be said alike, since any verb can say it. */
  apart?: boolean;
}

const ANSWER = { least: 3, most: 24, stems: 2 };

/** Quotations, brackets, code and formulas: no option holds them. */
const SIGNS = /[«»“”„"()[\]{}<>=…:;|\\~^_$#*@/→]|https?|--|—|\s–\s|\?|\.\s|\p{L}\.\p{L}/u;

/** Pronouns: an option that holds one speaks of what the sentence names elsewhere, and its gender could tell of what. */
const PRONOUNS: Record<Language, RegExp> = {
  de: /(?<!\p{L})(?:er|sie|es|ihm|ihn|ihnen|ihre?\p{Ll}{0,2}|seine?\p{Ll}{0,2}|damit|dabei|dadurch|dafür|davon|daran|darin|daraus|darauf|hier|dort|dies\p{Ll}*|jene\p{Ll}*|solche\p{Ll}*|wir|uns\p{Ll}*|jeweil\p{Ll}*|ander\p{Ll}{1,2}|weiter\p{Ll}{1,2})(?!\p{L})/u,
  en: /(?<!\p{L})(?:it|its|itself|they|them|their|themselves|he|she|his|her|him|this|these|those|such|here|there|we|us|our|others?|another|above|below|following)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ils?|elles?|lui|leurs?|sons?|sa|ses|ce|cette|ces|cet|cela|ceci|celui|celle|ceux|celles|y|nous|notre|nos|autres?|tels?|telles?|ci-dessus|ci-dessous|suivante?s?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sus?|él|ellas?|ellos|les?|los que|est[eao]s?|es[eao]s?|estas|dich[oa]s?|nos|nuestr[oa]s?|otr[oa]s?|tal|tales|anterior(?:es)?|siguientes?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:su[oa]|suoi|sue|loro|ess[oaie]|egli|ella|quest[oaie]|quell[oaie]|tal[ei]|ciò|ci|vi|ne|nostr[oaie]|altr[oaie]|sopra|sotto|seguent[ei]|precedent[ei])(?!\p{L})/iu,
};

/** The torn-off part of a German verb, which belongs to its own sentence. */
const PARTICLE =
  /(?<!\p{L})(?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|sicher|vor|voraus|weg|zu|zurück|dar|fort)$/u;

/** Words with which a text goes elsewhere, or gives an example. */
const ASIDE =
  /(?<!\p{L})(?:z\.\s?b|e\.\s?g|i\.\s?e|d\.\s?h|etc|usw|p\.\s?ex|p\.\s?ej|ad es|siehe|see|voir|véase|vedi|abschnitt|section|kapitel|chapter|chapitre|capítulo|capitolo|figur\p{L}*|abbildung|tab(?:elle|le|leau|la|ella))(?!\p{L})/iu;

/** An answer as an option: with a capital, without its end. */
export const optionOf = (answer: string): string => capitalised(unended(answer.replace(/\s+/g, " ")));

/** Whether an answer says enough, and can be understood without the sentence that it stands in. */
export function isAnswer(answer: string, analysis: Analysis): boolean {
  const { languageData } = analysis;
  const words = countWords(answer);
  return (
    words >= ANSWER.least &&
    words <= ANSWER.most &&
    answer.length <= QUESTION_SIZES.option &&
    !SIGNS.test(answer) &&
    !ASIDE.test(answer) &&
    !PRONOUNS[languageData.code].test(answer) &&
    !languageData.pointingWords.test(answer) &&
    !languageData.personal.test(answer) &&
    !exerciseWordsOf(languageData.code).author.test(answer) &&
    !exerciseWordsOf(languageData.code).thisWork.test(answer) &&
    !pointsBack(answer, analysis, 3) &&
    !leansBack(answer, analysis, 3) &&
    !(languageData.code === "de" && PARTICLE.test(answer)) &&
    contentOf(answer, analysis).length >= ANSWER.stems
  );
}

/** German articles of the dative, which only some verbs take. */
const DATIVE = /^(?:dem|einem|keinem)$/;

/** Whether an answer names a thing: it says enough and does not begin with a verb. */
export const isThing = (answer: string, analysis: Analysis): boolean =>
  isAnswer(answer, analysis) && !beginsWithVerb(answer, analysis);

/** A claim, with the stems of what it says. */
export const claimWith = (one: Omit<Claim, "said">, analysis: Analysis): Claim => ({
  ...one,
  said: contentOf(one.answer, analysis),
});

/**
 * How an answer begins: with an article, a name, or a small word, which counts by itself. Options that begin otherwise
 * than the right one would tell it.
 */
export function beginningOf(answer: string, { languageData }: Analysis): string {
  const first = (tokens(answer)[0] ?? "").toLowerCase();
  if (DATIVE.test(first)) return first;
  if (languageData.copula.test(first) || languageData.finiteVerb.test(first)) return VERB;
  if (languageData.determiners.has(first)) return ARTICLE;
  return languageData.isStopWord(first) || languageData.functionWords.has(first) ? first : "";
}

/** Endings that agree with the subject, of participles and adjectives behind the verb. */
const AGREEING: Partial<Record<Language, RegExp>> = {
  fr: /(?:é|ée|és|ées|ie|is|ies|u|ue|us|ues|it|ite|its|ites)$/u,
  es: /[oa]s?$/u,
  it: /[oaei]$/u,
};
/** Words behind a verb among which such a one stands. */
const BEHIND_VERB = 5;

/** How what is said agrees with its subject: another gender would tell which option is right. */
function endingOf(answer: string, { languageData }: Analysis): string {
  const [verb = "", ...behind] = tokens(answer).map((word) => word.toLowerCase());
  const isVerb = languageData.copula.test(verb) || languageData.finiteVerb.test(verb);
  const [first = ""] = behind;
  if (!isVerb || languageData.determiners.has(first)) return "";
  for (const word of behind.slice(0, BEHIND_VERB)) {
    if (languageData.isStopWord(word)) continue;
    return AGREEING[languageData.code]?.exec(word)?.[0].replace(/^(?:é|i|u|it)/u, "") ?? "";
  }
  return "";
}

/** What `beginningOf` says of an answer that begins with an article, or a verb. */
export const ARTICLE = "article";
const VERB = "verb";

/** Whether an answer begins with its verb: it is no name of a thing. */
function beginsWithVerb(answer: string, { languageData, usage }: Analysis): boolean {
  const first = (tokens(answer)[0] ?? "").toLowerCase();
  return (
    languageData.copula.test(first) ||
    languageData.finiteVerb.test(first) ||
    (usage.verbs.has(first) && !usage.nouns.has(first))
  );
}

const sharesFamily = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => areKin(one, other)));

/** Letters by which two names end alike that are kinds of one thing. */
const ENDING = 5;

/** Whether two things are kindred: what is said of one may be true of the other. */
const areKindred = (some: readonly string[], others: readonly string[]): boolean =>
  sharesFamily(some, others) ||
  some.some((one) =>
    others.some(
      (other) => one.length > ENDING && other.length > ENDING && one.slice(-ENDING) === other.slice(-ENDING),
    ),
  );

const RIVALS = {
  count: 3,
  alike: 0.22,
  none: 0.01,
  apart: 0.34,
  shorter: 0.5,
  longer: 1.9,
  true: 0.5,
  far: 150,
  kindred: 0.4,
  unlike: 0.5,
};

/** Whether the document says somewhere of what is asked about what a rival says of something else. */
function isTrueElsewhere(analysis: Analysis, about: readonly string[], answer: readonly string[]): boolean {
  return usesOf(analysis, about).some((index) => {
    const stems = analysis.sentences[index]?.stems ?? [];
    return answer.filter((stem) => stems.includes(stem)).length >= RIVALS.true * answer.length;
  });
}

/** Whether what one claim says could not be taken for what another says, and is as good an option. */
function isFit(analysis: Analysis, one: Claim, other: Claim, asked: readonly string[]): boolean {
  const [own, said] = [one.said, other.said];
  const length = other.answer.length / one.answer.length;
  return (
    overlap(one.about, other.about) < RIVALS.apart &&
    !(one.apart && areKindred(one.about, other.about)) &&
    !one.about.every((stem) => other.about.includes(stem)) &&
    !other.about.every((stem) => one.about.includes(stem)) &&
    length >= RIVALS.shorter &&
    length <= RIVALS.longer &&
    beginningOf(one.answer, analysis) === beginningOf(other.answer, analysis) &&
    endingOf(one.answer, analysis) === endingOf(other.answer, analysis) &&
    overlap(own, said) < (one.apart ? RIVALS.none : RIVALS.alike) &&
    !sharesFamily(said, asked) &&
    !sharesFamily(own, other.about) &&
    !isTrueElsewhere(analysis, one.about, said)
  );
}

/**
 * Three claims of the same family that are told of something else: wrong options beside a right one. Null where the
 * document has none that are as long, begin alike, and are nowhere said of what is asked about.
 *
 * @param prompt nothing of it may stand in an option: it would tell which is right
 * @param likeness claims that have the same are preferred
 */
export function rivalClaims(
  analysis: Analysis,
  one: Claim,
  family: readonly Claim[],
  prompt: string,
  likeness: (claim: Claim) => string = () => "",
): Claim[] | null {
  const asked = contentOf(prompt, analysis);
  if (!isAnswer(one.answer, analysis) || sharesFamily(one.said, asked)) return null;
  const value = ({ answer, said, sentence }: Claim) =>
    Math.abs(Math.log(answer.length / one.answer.length)) +
    Math.min(1, Math.abs(sentence.block - one.sentence.block) / RIVALS.far) -
    (overlap(one.said, said) > 0 ? RIVALS.kindred : 0);
  const unlike = (other: Claim) => (likeness(other) === likeness(one) ? 0 : RIVALS.unlike);
  const fit = family
    .filter((other) => other.sentence.index !== one.sentence.index && isFit(analysis, one, other, asked))
    .sort((a, b) => value(a) + unlike(a) - value(b) - unlike(b) || a.sentence.index - b.sentence.index);
  const taken: Claim[] = [];
  for (const other of fit) {
    const isOther = taken.every(
      (before) =>
        overlap(other.said, before.said) < RIVALS.alike && keyOf(before.answer) !== keyOf(other.answer),
    );
    if (isOther) taken.push(other);
    if (taken.length === RIVALS.count) return taken;
  }
  return null;
}

/** Words of a term among others. */
const LONGEST_TERM = 3;

/** Three terms of the document that mean something else than one; null where it has none that could be taken for it. */
export function rivalTerms<Named extends Claim & { term: string }>(
  analysis: Analysis,
  one: Named,
  family: readonly Named[],
): Named[] | null {
  const { said } = one;
  const beginning = beginningOf(one.answer, analysis);
  const namesThing = beginning === ARTICLE || beginning === "";
  if (countWords(one.term) > LONGEST_TERM || !namesThing || !isThing(one.answer, analysis)) return null;
  if (sharesFamily(said, one.about)) return null;
  const isName = /^\p{Lu}/u.test(one.term);
  const fit = family.filter(
    (other) =>
      other.sentence.index !== one.sentence.index &&
      countWords(other.term) <= LONGEST_TERM &&
      /^\p{Lu}/u.test(other.term) === isName &&
      beginningOf(other.answer, analysis) === beginning &&
      overlap(one.about, other.about) < RIVALS.apart &&
      overlap(said, other.said) < RIVALS.alike &&
      !sharesFamily(said, other.about) &&
      !isTrueElsewhere(analysis, other.about, said),
  );
  const near = (other: Named) =>
    Math.abs(other.sentence.block - one.sentence.block) / RIVALS.far +
    Math.abs(countWords(other.term) - countWords(one.term)) * 0.5;
  const rivals = fit.sort((a, b) => near(a) - near(b) || a.sentence.index - b.sentence.index);
  return rivals.length < RIVALS.count ? null : rivals.slice(0, RIVALS.count);
}
