import { type Fault, fault, faultyOptions, linesOf } from "@lehrpfad/contract/questions";
import { numbersOf } from "../../text/numbers.ts";
import { keyOf, stemsOf, wordsOf } from "../../text/words.ts";
import { type Asked, type AskedChoice, asksForTruth, isInOwnWords, rightsOf } from "./asked.ts";
import { type GateContext, type GateCourse, isRepeat } from "./context.ts";
import { patternsOf } from "./languages/index.ts";
import { ownWords, quotesPassage, sequenceOf } from "./wording.ts";

/** Share of a right option's content words that the step or the quote must hold: paraphrase keeps half. */
const SUPPORTED = 0.5;
/** Words, articles apart, from which an option says enough to be stated somewhere. */
const STATEMENT = 4;
/** Share of the words between first and last match that the option must have. */
const DENSE = 0.5;

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
function statedDistractors(question: AskedChoice, context: GateContext): Fault[] {
  const { course, sentences } = context;
  const { languageData } = course;
  const truth = asksForTruth(question, languageData.code);
  const free = !truth && question.traits.has("distractors_true_elsewhere");
  const quote = ` ${keyOf(question.source?.quote ?? "")} `;
  return faultyOptions("wrong_is_stated", question.options, (text, correct) => {
    if (correct) return false;
    const words = wordsOf(text).length;
    if (free)
      return words >= STATEMENT && !question.traits.has("titles") && quote.includes(` ${keyOf(text)} `);
    const option = sequenceOf(text, languageData);
    if (option.length < STATEMENT - 1) return false;
    if (course.stated.includes(`| ${option.join(" ")} |`)) return true;
    if (!truth && !/[.!]["'”»]?$/.test(text.trim())) return false;
    if (option.length < STATEMENT) return false;
    return sentences.some((sentence) => isSaidIn(option, sentence, course.turning));
  });
}

function quoteFaults({ source, origin }: Asked, { course }: GateContext): Fault[] {
  // What a model asks is proved by a reader of the step alone: a question on several steps has no one passage.
  if (!source || source.quote.trim() === "") return isInOwnWords({ origin }) ? [] : [fault("source_missing")];
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
  const { languageData } = course;
  const quote = question.source?.quote ?? "";
  const quoted = new Set(stemsOf(quote, languageData));
  const single = rightsOf(question).length === 1;
  const isTitle = question.traits.has("answered_by_step");
  const quotedNumbers = new Set(numbersOf(quote));
  const about = new Set(stemsOf(ownWords(question.text), languageData));
  return question.options.flatMap(({ text, correct }, at) => {
    if (!correct || text.trim() === "") return [];
    const option = at + 1;
    const own = [...new Set(stemsOf(text, languageData))];
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

function leansOutside(question: Asked, { course }: GateContext): boolean {
  const { languageData } = course;
  const { code } = languageData;
  const patterns = patternsOf(code);
  if (patterns.leansOutside.test(ownWords(question.text))) return true;
  if (quotesPassage(question.text)) return false;
  if (patterns.namesPassage.test(question.text)) return true;
  // A model points at its own options in many ways ("two of these"); its reader says what cannot be understood.
  if (isInOwnWords(question)) return false;
  const text = patterns.impersonal ? question.text.replace(patterns.impersonal, " ") : question.text;
  const pointed = patterns.pointing.exec(text);
  if (!pointed) return false;
  const before = text.slice(0, pointed.index).replace(/\p{L}+-(?:t-)?$/u, "");
  if (/^\s*\?/.test(text.slice(pointed.index + pointed[0].length)) && patterns.demonstrative.test(pointed[0]))
    return true;
  if (code === "de") return !/(?<=\s)\p{Lu}/u.test(before);
  return stemsOf(before, languageData).length === 0;
}

/** Faults against the source, whatever the kind: it must be there, and what is asked must not lean on another place. */
export function sourceFaults(question: Asked, context: GateContext): Fault[] {
  const repeat = context.asked.findIndex((before) => isRepeat(question, context.course, before));
  return [
    ...quoteFaults(question, context),
    ...(leansOutside(question, context) ? [fault("leans_outside")] : []),
    ...(repeat < 0 ? [] : [fault("question_repeated", { question: repeat + 1 })]),
  ];
}

/** The same of options: what is right must be proved and readable, what is wrong must not be stated. */
export function optionSourceFaults(question: AskedChoice, context: GateContext): Fault[] {
  const { code } = context.course.languageData;
  const openers =
    !isInOwnWords(question) && asksForTruth(question, code)
      ? faultyOptions("leans_outside", question.options, (text) => patternsOf(code).openers.test(text))
      : [];
  // A model answers in its own words: a second answer from the step alone proves it, not the words they share.
  const support = isInOwnWords(question) ? [] : supportFaults(question, context);
  return [...support, ...statedDistractors(question, context), ...openers];
}

/** The same of the parts that other kinds consist of: their numbers and the passage that is shown stand in the text. */
export function partFaults(question: Exclude<Asked, { kind: "choice" }>, context: GateContext): Fault[] {
  const { source } = question;
  const text = source ? context.course.texts.get(source.document) : undefined;
  if (!source || text === undefined) return [];
  const passage = question.kind === "self" ? question.passage : "";
  const strange = passage.split(/\n{2,}/).find((paragraph) => !text.includes(paragraph.trim()));
  const known = new Set([...numbersOf(source.quote), ...numbersOf(passage), ...context.numbers]);
  const parts = question.kind === "numeric" ? [String(question.value)] : linesOf(question);
  return [
    ...(strange === undefined ? [] : [fault("quote_not_found", { quote: strange })]),
    ...parts.flatMap((part, at) => {
      // A model may ask for what is new and follows from the text; a reader of the step alone has answered it.
      const missing = isInOwnWords(question)
        ? undefined
        : numbersOf(part).find((number) => !known.has(number));
      return missing === undefined ? [] : [fault("number_unsupported", { option: at + 1, number: missing })];
    }),
  ];
}
