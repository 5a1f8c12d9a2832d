import type { Sentence } from "../../../text/sentences.ts";
import type { Language } from "../../../types/index.ts";
import type { Analysis } from "../analysis.ts";
import { derived } from "../derived.ts";
import { pointsAtThing } from "../quotable.ts";
import { type Candidate, type ExerciseMaker, sentenceKey } from "./candidate.ts";
import { isInstruction, isPlain, leansBack, pointsBack, rankOf, standsAlone, statementOf } from "./guards.ts";
import { contentOf, type Part, partsOf, topicAt } from "./outline.ts";
import { hasTornAccents } from "./shapes.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

/** Signs of units that stand behind numbers in all five languages. */
const SIGNS =
  "%|°C|°F|°|km/h|km/s|m/s|km|cm|mm|m|kg|mg|g|ml|l|kV|mV|V|mA|A|kW|W|MHz|GHz|kHz|Hz|kΩ|MΩ|Ω|nm|µm|μm|nF|µF|KB|kB|MB|GB|TB|KiB|MiB|GiB|ms|€|EUR|DM|\\$";

/** Words of units, and of what is counted, in forms that fit any number but one. */
const WORDS: Record<Language, string> = {
  de: "Prozent|Tagen?|Wochen|Monaten?|Jahren?|Stunden|Minuten|Sekunden|Metern?|Kilometern?|Zentimetern?|Millimetern?|Gramm|Kilogramm|Tonnen|Litern?|Grad|Volt|Watt|Ampere|Ohm|Hertz|Millionen|Milliarden|Euro|Bits?|Bytes?|Zeichen|Lichtjahren?",
  en: "percent|per cent|days|weeks|months|years|hours|minutes|seconds|meters|metres|kilometers|kilometres|centimeters|centimetres|millimeters|millimetres|feet|inches|miles|grams|kilograms|pounds|tons|liters|litres|degrees|volts|watts|amperes|ohms|million|billion|dollars|euros|bits|bytes|characters|light-years",
  fr: "pour cent|jours|semaines|mois|ans|années|heures|minutes|secondes|mètres|kilomètres|centimètres|millimètres|grammes|kilogrammes|tonnes|litres|degrés|volts|watts|ampères|ohms|millions|milliards|euros|francs|bits|octets|caractères|années-lumière",
  es: "por ciento|días|semanas|meses|años|horas|minutos|segundos|metros|kilómetros|centímetros|milímetros|gramos|kilogramos|toneladas|litros|grados|voltios|vatios|amperios|ohmios|millones|euros|pesos|leguas|bits|bytes|caracteres",
  it: "per cento|giorni|settimane|mesi|anni|ore|minuti|secondi|metri|chilometri|centimetri|millimetri|grammi|chilogrammi|tonnellate|litri|gradi|volt|watt|ampere|ohm|milioni|miliardi|euro|lire|bit|byte|caratteri",
};

/** In front of a year. */
const IN_YEAR: Record<Language, string> = {
  de: "[Ii]m Jahre?|[Ss]eit|[Ii]m (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)",
  en: "[Ii]n(?: (?:January|February|March|April|May|June|July|August|September|October|November|December))?|[Ss]ince",
  fr: "[Ee]n(?: (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))?|[Dd]epuis",
  es: "[Ee]n(?: (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de)?|[Dd]esde",
  it: "[Nn]el(?: (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) del)?|[Dd]al",
};

const NUMBER = "\\d{1,3}(?:[.,\\u00a0\\u202f’]\\d{3})+|\\d+(?:[.,]\\d+)?";
const BOUND = "(?![\\p{L}\\d/²³])";

/** Numbers with a unit, and years, as a language writes them. */
const patternOf = (language: Language): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d.,:/–+×~<>=-]|[-–] )(?<n>${NUMBER})(?<gap>[ \\u00a0\\u202f]?)(?<u>${SIGNS}|${WORDS[language]})${BOUND}|(?<=(?<![\\p{L}])(?:${IN_YEAR[language]}) )(?<y>1[4-9]\\d\\d|20[0-2]\\d)(?![\\p{L}\\d./-])`,
    "gu",
  );

/** A number that a sentence names, of which unit. */
interface Measure {
  sentence: Sentence;
  /** As it stands. */
  number: string;
  value: number;
  unit: string;
  /** Where it begins in the sentence. */
  at: number;
}

const YEAR = "year";

/** The value of a number as it stands: a group of three digits behind a mark is no fraction. */
function amountOf(number: string): number {
  const grouped = /^\d{1,3}(?:[.,\u00a0\u202f’]\d{3})+$/u.test(number);
  return Number(grouped ? number.replace(/\D/g, "") : number.replace(",", "."));
}

const measuresOf = derived((analysis) => {
  const pattern = patternOf(analysis.languageData.code);
  return analysis.sentences.flatMap((sentence) =>
    /\d/.test(sentence.text)
      ? [...statementOf(sentence, analysis).matchAll(pattern)].map((match): Measure => {
          const { n, y, u } = match.groups ?? {};
          const number = n ?? y ?? "";
          return {
            sentence,
            number,
            value: amountOf(number),
            unit: y === undefined ? (u ?? "") : YEAR,
            at: match.index,
          };
        })
      : [],
  );
});

const RIVALS = { count: 3, ratio: 12, years: 80, near: 1.04 };

/** Whether a number could be taken for another one: as large, written alike, and nowhere near it in the text. */
function isRival(one: Measure, other: Measure): boolean {
  const isFraction = ({ number, value }: Measure) => !Number.isInteger(value) && /[.,]/.test(number);
  const ratio = Math.max(one.value, other.value) / Math.min(one.value, other.value);
  const isLike =
    one.unit === YEAR ? Math.abs(one.value - other.value) <= RIVALS.years : ratio <= RIVALS.ratio;
  const isApart = one.unit === YEAR ? one.value !== other.value : ratio >= RIVALS.near;
  return (
    other.unit === one.unit &&
    other.sentence.block !== one.sentence.block &&
    other.value > 1 &&
    isLike &&
    isApart &&
    isFraction(one) === isFraction(other)
  );
}

/** Numbers of versions, places and pictures of the document: nobody has to know them. */
const IDLE =
  /(?<!\p{L})(?:version|versión|versione|vers\.|release|seite|page|página|pagina|kapitel|chapter|abszisse\p{L}*|ordinate\p{L}*|kurve\p{L}*|figur\p{L}*|diagramm\p{L}*|courbes?|axes?|graphi?\p{L}*|curves?|curvas?|gr[aá]fic\p{L}*|figures?|figuras?)(?!\p{L})/iu;
/** English orders whose verb is a noun besides. */
const ORDER = /^(?:Set|Connect|Use|Apply|Select|Enter|Press|Choose|Measure|Change|Increase|Place|Put) /u;

/** Spanish grams, which look like verbs of the first person. */
const GRAMS = /(?<!\p{L})\p{Ll}*gramos(?!\p{L})/gu;
const SENTENCE = { minimum: 8, maximum: 32, stems: 4 };
const SCORE = { base: 1.45, rank: 0.3 };

/** A definite article in front of a number: how many, the text around it told already. */
const TOLD_BEFORE =
  /(?<!\p{L})(?:der|die|den|das|the|these|those|les|des|ces|los|las|estos|estas|i|gli|le|dei|delle|degli|questi|queste) $/iu;

/** Whether a sentence is worth its number: it stands alone, holds no second one, and gives no example. */
function isWorth(analysis: Analysis, { sentence, at }: Measure, text: string): boolean {
  const words = exerciseWordsOf(analysis.languageData.code);
  return (
    isPlain(text, analysis) &&
    !TOLD_BEFORE.test(text.slice(0, at)) &&
    !hasTornAccents(text) &&
    (text.match(/\d+(?:[.,\u00a0\u202f’]\d+)*/gu) ?? []).length === 1 &&
    analysis.blocks[sentence.block]?.kind !== "quote" &&
    standsAlone(text.replace(GRAMS, "kg"), analysis, { ...SENTENCE, person: "none" }) &&
    !isInstruction(text, analysis) &&
    !ORDER.test(text) &&
    !pointsBack(text, analysis) &&
    !leansBack(text, analysis) &&
    !pointsAtThing(text) &&
    !words.author.test(text) &&
    !words.thisWork.test(text) &&
    !IDLE.test(text) &&
    contentOf(text, analysis).length >= SENTENCE.stems
  );
}

/** Three numbers of the same unit that other parts of the document name, the likest first; fewer where it has fewer. */
function rivalsOf(one: Measure, all: readonly Measure[]): Measure[] {
  const far = ({ value }: Measure) => Math.abs(Math.log(value / one.value));
  const taken: Measure[] = [];
  const fit = all.filter((other) => isRival(one, other)).sort((a, b) => far(a) - far(b));
  for (const other of fit) if (taken.every(({ value }) => value !== other.value)) taken.push(other);
  return taken.slice(0, RIVALS.count);
}

/** "Which number is missing?" */
function askNumber(analysis: Analysis, parts: readonly Part[], one: Measure): Candidate[] {
  const { sentence, at, number, value } = one;
  const text = statementOf(sentence, analysis);
  if (value <= 1 || !isWorth(analysis, one, text)) return [];
  const rivals = rivalsOf(one, measuresOf(analysis));
  if (rivals.length < RIVALS.count) return [];
  const texts = EXERCISE_TEXTS[analysis.languageData.code];
  const options = [one, ...rivals]
    .sort((a, b) => a.value - b.value)
    .map((other) => ({
      ...{ text: other.number, correct: other === one },
      ...(other === one ? {} : { feedback: texts.elsewhere(statementOf(other.sentence, analysis)) }),
    }));
  const topic = topicAt(parts, sentence.block);
  const gapped = `${text.slice(0, at)}____${text.slice(at + number.length)}`;
  return [
    {
      form: "number4",
      score: SCORE.base + SCORE.rank * rankOf(analysis, sentence),
      text: texts.number(gapped),
      body: { kind: "choice", options },
      ...{ block: sentence.block, last: sentence.block, quote: sentence.text },
      ...{ told: texts.says(text), hint: topic === "" ? null : topic },
      uses: [sentenceKey(sentence.index), `number ${number} ${one.unit}`],
    },
  ];
}

const measuresBySentence = derived((analysis) =>
  Map.groupBy(measuresOf(analysis), ({ sentence }) => sentence.index),
);

/** What is asked about sentences that name one number of a unit, or a year. */
export const numberExercises: ExerciseMaker = (analysis, step) => {
  const parts = partsOf(analysis, step);
  return step.sentences.flatMap(({ index }) => {
    const [only, ...more] = measuresBySentence(analysis).get(index) ?? [];
    return only && more.length === 0 ? askNumber(analysis, parts, only) : [];
  });
};
