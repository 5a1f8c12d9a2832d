import { type Fault, fault, faultyOptions } from "@lehrpfad/contract/questions";
import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { detectLanguage } from "../../text/detection.ts";
import { anyOf } from "../../text/documentWords/index.ts";
import { type LanguageData, languageDataOf } from "../../text/languages/index.ts";
import { tokens } from "../../text/words.ts";
import type { Language } from "../../types/index.ts";
import { type Asked, type AskedChoice, asksForTruth } from "./asked.ts";
import type { GateContext } from "./context.ts";
import { patternsOf } from "./languages/index.ts";
import { ownWords } from "./wording.ts";

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

const LIST_MARK = new RegExp(
  `(?<=^|[;,:]\\s|\\s(?:${anyOf("conjunctions")})\\s)(?:\\p{Ll}|\\d{1,2})\\)(?=\\s)`,
  "gu",
);

/** Whether brackets and quotation marks come in pairs; inches are none, nor are apostrophes and list marks. */
function isBalanced(text: string): boolean {
  const bare = text.replace(/(?<=\d)["”](?!.*["“])/gu, "").replace(LIST_MARK, " ");
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

const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;

function doubledWord(text: string, language: Language): string | null {
  for (const match of text.matchAll(DOUBLED)) {
    const word = match[1] ?? "";
    const isName =
      /^\p{Lu}/u.test(word) && match[0].endsWith(word) && !languageDataOf(language).isStopWord(word);
    if (
      !isName &&
      !(word.length === 1 && !/^[aeyo]$/i.test(word)) &&
      !patternsOf(language).mayStandTwice.test(word.toLowerCase())
    )
      return word;
  }
  return null;
}

const WRONG_A =
  /\ba (?=(?:[aei]|o(?!ne\b|nce\b|ui)|u(?!ni(?!n|m)|s[aeu]|til|rani|bi|ro|ti|ku))[a-z]{2,})(?!eu|ew)[a-z]+/;
const WRONG_AN =
  /\ban (?=[b-df-gj-np-tv-z][a-z]{2,}|h(?!our|onest|onou?r|eir|istor|erb|abitual|otel)[a-z]{2,}|(?:uni(?!n|m)|use|usu|eu|one\b)[a-z]*)[a-z]+/;

function articleForm(text: string, language: Language): string | null {
  if (language === "en") return (WRONG_A.exec(text) ?? WRONG_AN.exec(text))?.[0] ?? null;
  if (language === "de")
    return /(?<!\p{L})ein \p{Lu}\p{Ll}+(?:ung|heit|keit|schaft|tion|tät)(?!\p{L})/u.exec(text)?.[0] ?? null;
  return null;
}

const FEWEST_WORDS = 2;

/** Whether a text breaks off: after "and", "because", an article. */
function breaksOff(text: string, language: Language): boolean {
  return tokens(text).length >= FEWEST_WORDS && patternsOf(language).trailing.test(text.trim());
}

const ENOUGH_WORDS = 5;
const SURE = 2;

/** The one of our other languages that a text is clearly written in; null where it is not clear. */
export function otherLanguage(text: string, languageData: LanguageData): Language | null {
  const words = tokens(text.toLowerCase());
  if (words.length < ENOUGH_WORDS) return null;
  const known = (language: Language) => {
    const { functionWords, determiners } = languageDataOf(language);
    return words.filter((word) => functionWords.has(word) || determiners.has(word)).length;
  };
  const own = known(languageData.code);
  const [best] = COURSE_LANGUAGES.filter((language) => language !== languageData.code)
    .map((language) => ({ language, hits: known(language) }))
    .sort((a, b) => b.hits - a.hits);
  if (!best || best.hits < SURE || best.hits <= own * 2) return null;
  const detected = detectLanguage(text);
  return detected !== null && detected !== languageData.code ? best.language : null;
}

/** What of the endings is sure enough after such a noun. */
const STRICT = /(?:ano|ono|ava|eva|iva|avano|evano|aba|aban|ían?|[óéòàè]|rà|rá|isce|an|en|ó|aron|ieron)$/;
const STATEMENT = 3;

function hasVerb(text: string, languageData: LanguageData): boolean {
  const words = tokens(text.toLowerCase()).flatMap((word) => word.split(/['’]/));
  const sure = words.some(
    (word) =>
      languageData.copula.test(word) ||
      languageData.finiteVerb.test(word) ||
      (languageData.verbEnding?.test(word) ?? false),
  );
  if (sure) return true;
  if (patternsOf(languageData.code).bareNoun?.test(text))
    return words.some((word) => word.length > 2 && !languageData.isStopWord(word) && STRICT.test(word));
  return words
    .slice(1)
    .some(
      (word) =>
        word.length > (languageData.isStopWord(word) ? 3 : 2) &&
        patternsOf(languageData.code).verbal.test(word),
    );
}

function startsWell(text: string): boolean {
  return /^[\s"'“”„«»(¿¡—–-]*(?:[\p{Lu}\p{N}_]|\p{Lo})/u.test(text);
}

function grammarOf(text: string, language: Language, where: Fault["params"]): Fault[] {
  const doubled = doubledWord(text, language);
  const contraction = patternsOf(language).uncontracted?.exec(text)?.[0];
  const form = articleForm(text, language);
  return [
    ...(isBalanced(text) && !hasLooseMark(text, language) ? [] : [fault("marks_unbalanced", where)]),
    ...(doubled === null ? [] : [fault("word_doubled", { ...where, word: doubled })]),
    ...(contraction === undefined ? [] : [fault("contraction_wrong", { ...where, words: contraction })]),
    ...(form === null ? [] : [fault("article_form", { ...where, words: form })]),
  ];
}

/** Faults of spelling and grammar of what is asked that can be told without understanding, in one of five languages. */
export function grammarFaults({ text: asked }: Asked, { course }: GateContext): Fault[] {
  const { languageData } = course;
  const { code } = languageData;
  const text = asked.trim();
  if (text === "") return [];
  const own = otherLanguage(ownWords(text), languageData);
  const isBroken = breaksOff(text.replace(/[?…:]+\s*["”»]?$/u, ""), code) && !/[?»”“]$/u.test(text);
  return [
    ...(startsWell(text) ? [] : [fault("sentence_start")]),
    ...grammarOf(text, code, {}),
    ...(own === null ? [] : [fault("other_language", { language: own })]),
    ...(isBroken ? [fault("trailing_fragment")] : []),
  ];
}

/** The same of options. */
export function optionGrammarFaults(question: AskedChoice, { course }: GateContext): Fault[] {
  const { languageData } = course;
  const { code } = languageData;
  const truth = asksForTruth(question, code);
  const starts = truth
    ? faultyOptions(
        "sentence_start",
        question.options,
        (option) => option.trim() !== "" && !startsWell(option),
      )
    : [];
  const others = question.options.flatMap((option, at) => {
    const where = { option: at + 1 };
    const other = otherLanguage(option.text, languageData);
    const isSentence = truth && tokens(option.text).length >= STATEMENT;
    return [
      ...grammarOf(option.text, code, where),
      ...(other === null ? [] : [fault("other_language", { ...where, language: other })]),
      ...(breaksOff(option.text, code) ? [fault("trailing_fragment", where)] : []),
      ...(isSentence && !hasVerb(option.text, languageData) ? [fault("verb_missing", where)] : []),
    ];
  });
  return [...others, ...starts];
}
