import { type Fault, fault, faultyOptions } from "@lehrpfad/contract/questions";
import { LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { detectLanguage } from "../../text/detection.ts";
import { type Tongue, tongueOf } from "../../text/languages/index.ts";
import { tokens } from "../../text/words.ts";
import type { Language } from "../../types/index.ts";
import type { GateContext } from "./context.ts";
import { type AskedChoice, asksForTruth, ownWords } from "./text.ts";

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** Whether brackets and quotation marks come in pairs; inches are none, nor are apostrophes and list marks. */
function isBalanced(text: string): boolean {
  const bare = text
    .replace(/(?<=\d)["”](?!.*["“])/gu, "")
    .replace(/(?<=^|[;,:]\s|\s(?:and|und|et|y|e)\s)(?:\p{Ll}|\d{1,2})\)(?=\s)/gu, " ");
  return (
    count(bare, /\(/g) === count(bare, /\)/g) &&
    count(bare, /\[/g) === count(bare, /\]/g) &&
    count(bare, /["“”„]/gu) % 2 === 0 &&
    count(bare, /«/g) === count(bare, /»/g)
  );
}

/** Spanish questions and exclamations are opened as well as closed. */
function hasLooseMark(text: string, language: Language): boolean {
  if (language !== "es") return false;
  return count(text, /\?/g) !== count(text, /¿/g) || count(text, /!/g) !== count(text, /¡/g);
}

/** Words that may stand twice. */
const TWICE: Record<Language, RegExp> = {
  en: /^(that|had|very|is|her|so)$/,
  de: /^(der|die|das|den|dem|des|sie|ihr|sehr|wie|wer|was)$/,
  fr: /^(nous|vous|très|tout|si|elle|en)$/,
  es: /^(muy|poco|si|ya|no|se)$/,
  it: /^(via|man|piano|così|sempre|molto|mano|poco|si|no)$/,
};

const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;

function doubledWord(text: string, language: Language): string | null {
  for (const match of text.matchAll(DOUBLED)) {
    const word = match[1] ?? "";
    const isName = /^\p{Lu}/u.test(word) && match[0].endsWith(word) && !tongueOf(language).isStopWord(word);
    if (
      !isName &&
      !(word.length === 1 && !/^[aeyo]$/i.test(word)) &&
      !TWICE[language].test(word.toLowerCase())
    )
      return word;
  }
  return null;
}

const MUTE_H =
  "h(?=omme|eure|istoire|erbe|uile|iver|abit|ôpital|umain|uître|émisph|ydro|ygi|umid|ôte|onneur|onnête|orizon|eureu)";
/** Forms that must be drawn together or elided: "de il", "le homme", "di il", "a el". */
const CONTRACTIONS: Record<Language, RegExp | null> = {
  en: null,
  de: null,
  fr: new RegExp(
    `(?<![\\p{L}'’-])(?:(?:de|le|la|je|ne|que|se|me|te|jusque|lorsque|puisque) (?!onze|oui|un(?:ième)? |uns |une (?:de|page)|onzième|yaourt|yoga|yacht|ouate|ouest-)(?:[aeiouâàéèêëîïôûùœ]|${MUTE_H})\\p{Ll}|(?:à|de) les? (?!\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L}))\\p{L}|si ils?(?!\\p{L}))`,
    "u",
  ),
  es: /(?<!\p{L})(?:(?:a|de) el (?=\p{Ll})|y (?=i(?!a|e|o|u)\p{Ll}|hi(?!e|a|o)\p{Ll})|o (?=h?o\p{Ll}))/u,
  it: /(?<![\p{L}'’])(?:(?:di|a|da|in|su) (?:il|lo|la|i|gli|le) (?=\p{Ll})(?!\p{Ll}+(?:are|ere|ire)(?!\p{L}))|lo (?=[aeiou]\p{Ll}+(?:ento|enti|ore|ario|ismo)(?!\p{L}))|il (?=s[bcdfglmnpqrtv]|z|gn|[aeiou]\p{Ll}))/u,
};

const WRONG_A =
  /\ba (?=(?:[aei]|o(?!ne\b|nce\b|ui)|u(?!ni(?!n|m)|s[eu]|til|rani|bi|ro|ti|ku))[a-z]{2,})(?!eu|ew)[a-z]+/;
const WRONG_AN =
  /\ban (?=[b-df-gj-np-tv-z][a-z]{2,}|h(?!our|onest|onou?r|eir|istor|erb|abitual|otel)[a-z]{2,}|(?:uni(?!n|m)|use|usu|eu|one\b)[a-z]*)[a-z]+/;

function articleForm(text: string, language: Language): string | null {
  if (language === "en") return (WRONG_A.exec(text) ?? WRONG_AN.exec(text))?.[0] ?? null;
  if (language === "de")
    return /(?<!\p{L})ein \p{Lu}\p{Ll}+(?:ung|heit|keit|schaft|tion|tät)(?!\p{L})/u.exec(text)?.[0] ?? null;
  return null;
}

const TRAILING: Record<Language, RegExp> = {
  en: /(?<![\p{L}-])(and|or|because|the|a|an|but|whereas|although|which|if|nor|than|my|their|its)["”.…]*$/iu,
  de: /(?<![\p{L}-])(und|oder|weil|dass|der|dem|den|des|sondern|obwohl|sowie|einer?|eines|wenn|bzw|zum|zur|im|am)["“.…]*$/u,
  fr: /(?<![\p{L}-])(et|ou|parce que|que|de|le|la|les|du|des|un|une|car|mais|qui|dont|si|à|au)["”».…\s]*$/iu,
  es: /(?<![\p{L}-])(y|o|porque|que|de|el|la|los|las|del|un|una|pero|con|para|si|al)["”».…\s]*$/iu,
  it: /(?<![\p{L}-])(e|o|che|di|il|lo|la|gli|del|della|un|una|ma|con|per|se|(?<!et )al|alla|poiché|nel)["”».…\s]*$/iu,
};
const FEWEST_WORDS = 2;

/** Whether a text breaks off: after "and", "because", an article. */
function breaksOff(text: string, language: Language): boolean {
  return tokens(text).length >= FEWEST_WORDS && TRAILING[language].test(text.trim());
}

const ENOUGH_WORDS = 5;
const SURE = 2;

/** The one of our other languages that a text is clearly written in; null where it is not clear. */
export function otherLanguage(text: string, tongue: Tongue): Language | null {
  const words = tokens(text.toLowerCase());
  if (words.length < ENOUGH_WORDS) return null;
  const known = (language: Language) => {
    const { functionWords, determiners } = tongueOf(language);
    return words.filter((word) => functionWords.has(word) || determiners.has(word)).length;
  };
  const own = known(tongue.code);
  const [best] = LANGUAGES.filter((language) => language !== tongue.code)
    .map((language) => ({ language, hits: known(language) }))
    .sort((a, b) => b.hits - a.hits);
  if (!best || best.hits < SURE || best.hits <= own * 2) return null;
  const detected = detectLanguage(text);
  return detected !== null && detected !== tongue.code ? best.language : null;
}

/** Endings that finite verbs of a language have, and other words too: generous, so that only verbless texts fail. */
const VERBAL: Record<Language, RegExp> = {
  en: /(?:ed|s|t|d|w|n|ke|ve|me)$/,
  de: /(?:t|te|ten|en|rn|ln|g|b|d|m|s|ß|f|h|n|ss|k)$/,
  fr: /(?:e|es|ent|ons|ez|it|t|a|ai|ont|d|s)$/,
  es: /(?:[aeoáéíóú]|[ae]n|[ae]s|on|án|ió)$/,
  it: /(?:[aeioàèéìòù])$/,
};
/** Nouns that open a heading or a list item in Spanish and Italian, where too many words look like verbs. */
const BARE_NOUN: Partial<Record<Language, RegExp>> = {
  es: /^\p{L}{3,}(?:ci[oó]n(?:es)?|si[oó]n(?:es)?|mientos?|dad(?:es)?|uras?|encias?|anzas?|ismos?|(?<!m)os|as)\s/iu,
  it: /^\p{L}{2,}(?:zion[ei]|sion[ei]|ment[oi]|tà|tur[ae]|enz[ae]|anz[ae]|ism[oi])\s/iu,
};
/** What of the endings is sure enough after such a noun. */
const STRICT = /(?:ano|ono|ava|eva|iva|avano|evano|aba|aban|ían?|[óéòàè]|rà|rá|isce|an|en|ó|aron|ieron)$/;
const STATEMENT = 3;

function hasVerb(text: string, tongue: Tongue): boolean {
  const words = tokens(text.toLowerCase()).flatMap((word) => word.split(/['’]/));
  const sure = words.some(
    (word) =>
      tongue.copula.test(word) || tongue.finiteVerb.test(word) || (tongue.verbEnding?.test(word) ?? false),
  );
  if (sure) return true;
  if (BARE_NOUN[tongue.code]?.test(text))
    return words.some((word) => word.length > 2 && !tongue.isStopWord(word) && STRICT.test(word));
  return words
    .slice(1)
    .some((word) => word.length > (tongue.isStopWord(word) ? 3 : 2) && VERBAL[tongue.code].test(word));
}

function startsWell(text: string): boolean {
  return /^[\s"'“”„«»(¿¡—–-]*(?:[\p{Lu}\p{N}_]|\p{Lo})/u.test(text);
}

function grammarOf(text: string, language: Language, where: Fault["params"]): Fault[] {
  const doubled = doubledWord(text, language);
  const contraction = CONTRACTIONS[language]?.exec(text)?.[0];
  const form = articleForm(text, language);
  return [
    ...(isBalanced(text) && !hasLooseMark(text, language) ? [] : [fault("marks_unbalanced", where)]),
    ...(doubled === null ? [] : [fault("word_doubled", { ...where, word: doubled })]),
    ...(contraction === undefined ? [] : [fault("contraction_wrong", { ...where, words: contraction })]),
    ...(form === null ? [] : [fault("article_form", { ...where, words: form })]),
  ];
}

/** Faults of spelling and grammar that can be told without understanding, in one of five languages. */
export function grammarFaults(question: AskedChoice, { course }: GateContext): Fault[] {
  const { tongue } = course;
  const { code } = tongue;
  const text = question.text.trim();
  if (text === "") return [];
  const own = otherLanguage(ownWords(text), tongue);
  const truth = asksForTruth(question, code);
  return [
    ...(startsWell(text) ? [] : [fault("sentence_start")]),
    ...grammarOf(text, code, {}),
    ...(own === null ? [] : [fault("other_language", { language: own })]),
    ...question.options.flatMap((option, at) => {
      const where = { option: at + 1 };
      const other = otherLanguage(option.text, tongue);
      const isSentence = truth && tokens(option.text).length >= STATEMENT;
      return [
        ...grammarOf(option.text, code, where),
        ...(other === null ? [] : [fault("other_language", { ...where, language: other })]),
        ...(breaksOff(option.text, code) ? [fault("trailing_fragment", where)] : []),
        ...(isSentence && !hasVerb(option.text, tongue) ? [fault("verb_missing", where)] : []),
      ];
    }),
    ...(truth
      ? faultyOptions(
          "sentence_start",
          question.options,
          (option) => option.trim() !== "" && !startsWell(option),
        )
      : []),
    ...(breaksOff(text.replace(/[?…:]+\s*["”»]?$/u, ""), code) && !/[?»”“]$/u.test(text)
      ? [fault("trailing_fragment")]
      : []),
  ];
}
