import { type Fault, fault, faultyOptions } from "@lehrpfad/contract/questions";
import type { Tongue } from "../../text/languages/index.ts";
import { keyOf, wordsOf } from "../../text/words.ts";
import type { Language } from "../../types/index.ts";
import { type GateContext, type GateCourse, isRepeat } from "./context.ts";
import {
  type AskedChoice,
  asksForTruth,
  contentOf,
  numbersOf,
  ownWords,
  quotesPassage,
  rightsOf,
  sequenceOf,
} from "./text.ts";

/** Share of a right option's content words that the step or the quote must hold: paraphrase keeps half. */
const SUPPORTED = 0.5;
/** Words, articles apart, from which an option says enough to be stated somewhere. */
const STATEMENT = 4;
/** Share of the words between first and last match that the option must have. */
const DENSE = 0.5;

/** Words whose absence turns a sentence round. */
const TURNING: Record<Language, string> = {
  en: "not no never nor without neither hardly unless if nobody nothing few rarely seldom t cannot than",
  de: "nicht kein keine keinen keinem keiner nie niemals ohne kaum wenn weder noch selten als",
  fr: "ne n pas jamais sans aucun aucune ni si rarement peu non guère que",
  es: "no nunca sin ni si jamás ningún ninguna ninguno raramente poco pocos pocas que",
  it: "non mai senza né se nessun nessuna nessuno raramente poco pochi poche che",
};

const turning = new Map<Language, ReadonlySet<string>>();

function turningOf(tongue: Tongue): ReadonlySet<string> {
  const known =
    turning.get(tongue.code) ?? new Set(TURNING[tongue.code].split(" ").map((word) => tongue.stem(word)));
  turning.set(tongue.code, known);
  return known;
}

/** Whether one sentence says all the option says, in its order, with nothing between that turns it round. */
function isSaidIn(
  option: readonly string[],
  sentence: readonly string[],
  turns: ReadonlySet<string>,
): boolean {
  const start = sentence.indexOf(option[0] ?? "");
  if (start < 0) return false;
  let at = start;
  for (const stem of option) {
    const found = sentence.indexOf(stem, at);
    if (found < 0) return false;
    if (sentence.slice(at, found).some((skipped) => turns.has(skipped))) return false;
    at = found + 1;
  }
  const around = [...sentence.slice(Math.max(0, start - 2), start), ...sentence.slice(at, at + 2)];
  return option.length >= DENSE * (at - start) && !around.some((word) => turns.has(word));
}

/** Wrong options that the source states: word for word, or but for endings, articles and additions. */
function statedWrongs(question: AskedChoice, context: GateContext): Fault[] {
  const { course, sentences } = context;
  const { tongue } = course;
  const truth = asksForTruth(question, tongue.code);
  const free = !truth && question.traits.has("wrongs_true_elsewhere");
  const quote = ` ${keyOf(question.source?.quote ?? "")} `;
  return faultyOptions("wrong_is_stated", question.options, (text, correct) => {
    if (correct) return false;
    const words = wordsOf(text).length;
    if (free)
      return words >= STATEMENT && !question.traits.has("titles") && quote.includes(` ${keyOf(text)} `);
    const option = sequenceOf(text, tongue);
    if (option.length < STATEMENT - 1) return false;
    if (course.stated.includes(`| ${option.join(" ")} |`)) return true;
    if (!truth && !/[.!]["'”»]?$/.test(text.trim())) return false;
    if (option.length < STATEMENT) return false;
    return sentences.some((sentence) => isSaidIn(option, sentence, turningOf(tongue)));
  });
}

function quoteFaults({ source }: AskedChoice, { course }: GateContext): Fault[] {
  if (!source || source.quote.trim() === "") return [fault("source_missing")];
  const text = course.texts.get(source.document);
  const isThere =
    text !== undefined && (text.startsWith(source.quote, source.offset) || text.includes(source.quote));
  return isThere ? [] : [fault("quote_not_found", { quote: source.quote })];
}

/** A heading of the documents, with or without the number before it ("§ 3", "Art. 5."). */
function isHeadingOf({ headings }: GateCourse, key: string): boolean {
  return headings.has(key) || [...headings].some((heading) => heading.endsWith(` ${key}`));
}

/** Right options that nothing the participant has read and no quote supports. */
function supportFaults(question: AskedChoice, context: GateContext): Fault[] {
  const { course, stems, numbers, key } = context;
  const { tongue } = course;
  const quote = question.source?.quote ?? "";
  const quoted = new Set(contentOf(quote, tongue));
  const single = rightsOf(question).length === 1;
  const isTitle = question.traits.has("answered_by_step");
  const quotedNumbers = new Set(numbersOf(quote));
  const about = new Set(contentOf(ownWords(question.text), tongue));
  return question.options.flatMap(({ text, correct }, at) => {
    if (!correct || text.trim() === "") return [];
    const option = at + 1;
    const own = [...new Set(contentOf(text, tongue))];
    const isHeading = isHeadingOf(course, keyOf(text));
    const within = (among: ReadonlySet<string>) =>
      own.length === 0 ? 1 : own.filter((stem) => among.has(stem) || about.has(stem)).length / own.length;
    const supported =
      within(quoted) >= SUPPORTED ||
      (isTitle && within(stems) >= SUPPORTED) ||
      (within(stems) >= SUPPORTED + 0.2 && !single);
    const inStep = within(stems) >= SUPPORTED || key.includes(` ${keyOf(text)} `);
    const missing = numbersOf(text).filter(
      (number) => !quotedNumbers.has(number) && (single || !numbers.has(number)),
    );
    return [
      ...(supported || isHeading || quote === "" ? [] : [fault("right_unsupported", { option, text })]),
      ...(inStep || isHeading ? [] : [fault("not_in_step", { option, text })]),
      ...missing
        .slice(0, isHeading || quote === "" ? 0 : 1)
        .map((number) => fault("number_unsupported", { option, number })),
    ];
  });
}

/** Words that lean on something that is not in the question: a figure, a place above, a passage not quoted. */
const LEANING: Record<Language, RegExp> = {
  en: /\b(as (shown|mentioned|described|seen|explained) (above|below|before|earlier)|(shown|mentioned|described|listed) (above|below)|(in|of|from|at) (this|the) (figure|table|image|picture|diagram|photo|graph|chart|example|illustration)|(figure|table|fig\.) \d|(the|this) (above|previous) (text|example|sentence|paragraph|question)|in class|the video)\b/i,
  de: /(wie (oben|unten|bereits|vorhin) (gezeigt|erwähnt|beschrieben|dargestellt|gesagt)|(oben|unten) (gezeigt|genannt|erwähnt|abgebildet|dargestellt)\p{L}*|(in|auf|aus) (dieser|der|diesem|dem) (obigen |folgenden )?(Abbildung|Tabelle|Bild|Diagramm|Grafik|Foto|Beispiel)|(Abbildung|Tabelle|Abb\.) \d|im (Unterricht|Video)|vorherigen? Frage)/iu,
  fr: /(comme (indiqué|montré|vu|mentionné|décrit) (ci-dessus|plus haut|précédemment)|ci-dessus|ci-dessous|(dans|sur|de) (cette|la|ce|le) (figure|image|tableau|photo|schéma|graphique|illustration|exemple)|(figure|tableau|fig\.) \d|la question précédente|la vidéo)/iu,
  es: /(como (se (muestra|indica|vio|describe)|se ha (visto|dicho)) (arriba|antes|anteriormente|abajo)|(mencionad|citad|mostrad)[oa]s? (arriba|anteriormente)|(en|de) (esta|la|este|el) (figura|imagen|tabla|foto|gráfico|diagrama|ilustración|ejemplo)|(figura|tabla) \d|la pregunta anterior|el vídeo)/iu,
  it: /(come (mostrato|indicato|visto|detto|descritto) (sopra|prima|in precedenza|sotto)|(mostrat|indicat|citat|descritt)[oaie] (sopra|in precedenza)|(in|nella|nel|della|del) (questa|questo)? ?(figura|immagine|tabella|foto|grafico|diagramma|illustrazione|esempio)(?!\p{L})|(figura|tabella) \d|la domanda precedente|il video)/iu,
};

const PASSAGE: Record<Language, RegExp> = {
  en: /\b(the following|this) (passage|sentence|quotation|excerpt|paragraph|statement)\b/i,
  de: /(folgende[nmrs]?|diese[nmrs]?) (Textstelle|Satz|Zitat|Auszug|Absatz|Passage|Aussage)(?!n)/iu,
  fr: /(ce|cette|le|la) (passage|phrase|citation|extrait|paragraphe|affirmation) suivante?|(ce passage|cette phrase|cette citation|cet extrait)/iu,
  es: /(el|la|este|esta) (siguiente )?(pasaje|frase|cita|fragmento|párrafo|afirmación)( siguiente)?(?= |\?|:)(?<=(siguiente .*|este .*|esta .*|siguiente))/iu,
  it: /(quest[oa]|seguente) (brano|frase|citazione|estratto|paragrafo|affermazione)|(brano|frase) seguente/iu,
};

/** A pronoun or demonstrative whose meaning stands elsewhere; words of the text itself may be pointed at. */
const POINTING: Record<Language, RegExp> = {
  en: /\b(he|she|they|him|her|them|it|(?:this|these|those)(?! (?:text|step|course|section|chapter|lesson|statement|sentence|term|word|passage|name)s?\b))\b/i,
  de: /(?<!\p{L})(er|sie|ihm|ihn|dies(?:e[rsmn]?)?(?! (?:Text|Schritt|Kurs|Abschnitt|Kapitel|Lektion|Aussage|Begriff|Satz|Wörter|Namen?)\p{L}*))(?!\p{L})/u,
  fr: /(?<!\p{L})(elles?|ils?(?! (?:faut|y a|est|fait|existe|s['’]agit|convient))|(?:ce(?:tte|t|s)|celui-ci|celle-ci|ceci|cela)(?! (?:texte|étape|cours|section|chapitre|leçon|affirmation|phrase|terme|mot)s?))(?!\p{L})/iu,
  es: /(?<!\p{L})(él|ellas?|ellos|(?:est[ae]s?|est[oa]s|esto|es[ao]s?|eso)(?! (?:texto|paso|estaci|curso|apartado|capítulo|lección|afirmaci|frase|término|palabra|nombre)))(?!\p{L})/iu,
  it: /(?<!\p{L})(egli|ella|ess[oaie]|lui|loro|ciò|quest[oaei](?! (?:testo|passo|tappa|brano|corso|sezione|capitolo|lezione|affermazion|fras|termin|parol|nom)))(?!\p{L})/iu,
};

const IMPERSONAL =
  /(?:faut|fait|a-t|existe(?:-t)?|est|agit|convient|arrive-t)-ils?(?!\p{L})|\bit (?:necessary|possible|important|called|take|mean|cost|better|true|that)\b|\bis it\b|\bdoes it\b(?= (?:take|cost|mean|matter))/giu;

const DEMONSTRATIVE = /^(?:this|these|those|dies|ce|est|es[aeo]|quest)/i;

function leansOutside(question: AskedChoice, { course }: GateContext): boolean {
  const { tongue } = course;
  const { code } = tongue;
  if (LEANING[code].test(ownWords(question.text))) return true;
  if (quotesPassage(question.text)) return false;
  if (PASSAGE[code].test(question.text)) return true;
  const text = question.text.replace(IMPERSONAL, " ");
  const pointed = POINTING[code].exec(text);
  if (!pointed) return false;
  const before = text.slice(0, pointed.index).replace(/\p{L}+-(?:t-)?$/u, "");
  if (/^\s*\?/.test(text.slice(pointed.index + pointed[0].length)) && DEMONSTRATIVE.test(pointed[0]))
    return true;
  if (code === "de") return !/(?<=\s)\p{Lu}/u.test(before);
  return contentOf(before, tongue).length === 0;
}

/** First words whose meaning stands in the sentence before: no statement that is to be judged begins so. */
const OPENERS: Record<Language, RegExp> = {
  en: /^(this|these|those|he|she|they|such|therefore|thus|however|the (latter|former))\b/i,
  de: /^(dies(e[rsmn]?)?|er|jene[rsmn]?|deshalb|daher|dadurch|letztere[rsmn]?|jedoch)(?!\p{L})/iu,
  fr: /^(ce(ci|la|lui|lle)|cette|ces|elles?|ils?(?! (y a|faut|est|s['’]agit|existe|fait))|ainsi|donc|cependant)(?![\p{L}'’])/iu,
  es: /^(est[eao]s?|es[eao]s?|él|ellas?|ellos|por (eso|ello|lo tanto)|sin embargo|así)(?!\p{L})/iu,
  it: /^(quest[oaie]|quell[oaie]|ciò|ess[oaie]|egli|ella|perciò|pertanto|tuttavia|quindi)(?!\p{L})/iu,
};

/** Faults against the source: what is right must be proved and readable, what is wrong must not be stated. */
export function sourceFaults(question: AskedChoice, context: GateContext): Fault[] {
  const { code } = context.course.tongue;
  const leaning = leansOutside(question, context) ? [fault("leans_outside")] : [];
  const openers = asksForTruth(question, code)
    ? faultyOptions("leans_outside", question.options, (text) => OPENERS[code].test(text))
    : [];
  const repeat = context.asked.findIndex((before) => isRepeat(question, context.course, before));
  return [
    ...quoteFaults(question, context),
    ...supportFaults(question, context),
    ...statedWrongs(question, context),
    ...leaning,
    ...openers,
    ...(repeat < 0 ? [] : [fault("question_repeated", { question: repeat + 1 })]),
  ];
}
