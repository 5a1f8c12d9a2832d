import { languageDataOf } from "../../text/languages/index.ts";
import { isSentence, splitSentences } from "../../text/sentences.ts";
import { keyOf, wordsOf } from "../../text/words.ts";
import type { CourseStep, Question, ReadDocument, TraitsOf } from "../../types/index.ts";
import { patternsOf } from "../gate/languages/index.ts";
import { median, share } from "../numbers.ts";
import { createQuoteCheck } from "../quotes.ts";
import { type Measured, trigramsOf } from "./text.ts";

/** Share of an option's three-word sequences that must stand in the source to be supported by it. */
const SUPPORTED = 0.8;
const STATEMENT = 4;
const PLACES = 4;

/** What the questions of a course are measured by; shares are 0 to 1, null where there is nothing to measure. */
export interface QuestionMetrics {
  questions: number;
  /** Questions within the text of the steps. */
  exercises: number;
  /** Questions that stand in for better ones, and say why. */
  fallbackQuestions: number;
  /** Questions and exercises by form. */
  types: Record<string, number>;
  /** Drafts of questions that wait for somebody's judgement. */
  drafts: number;
  /** Shannon entropy of the types in bits; log₂ of the number of types when all are equally frequent. */
  typeEntropy: number;
  /** How often in a row the same type comes at most. */
  longestTypeRun: number;
  /** Of the right options: mean share of three-word sequences that stand in the source. */
  rightTrigrams: number | null;
  /** Right options that neither the source's words nor a verified quote support. */
  unsupportedRight: number;
  /** Wrong options that the source states: as a sentence of its own, or as a whole statement within one. */
  falseInSource: number;
  /** Share of the questions with one right option in which it is the longest (a quarter is chance). */
  rightIsLongest: number | null;
  /** Median over the questions of longest ÷ shortest option, in characters. */
  longestToShortest: number | null;
  /** How often the right option of a question with one stands at place 1 to 4, and χ² against even places. */
  rightPositions: number[];
  positionChiSquare: number;
  repeatedQuestions: number;
  duplicateOptions: number;
  /** Options that begin with a word whose meaning stands elsewhere ("This", "It"). */
  unanswerableOpeners: number;
}

/** A question with options. */
type Choice = Extract<Question, { kind: "choice" }>;

const rightOf = ({ options }: Choice) => options.filter(({ correct }) => correct);

function longestRun(types: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const [at, type] of types.entries()) {
    run = type !== "" && type === types[at - 1] ? run + 1 : Number(type !== "");
    longest = Math.max(longest, run);
  }
  return longest;
}

function entropy(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((bits, count) => bits - share(count, total) * Math.log2(share(count, total) || 1), 0);
}

function chiSquare(places: readonly number[]): number {
  const expected = places.reduce((sum, count) => sum + count, 0) / places.length;
  return places.reduce((sum, count) => sum + share((count - expected) ** 2, expected), 0);
}

function isLongest({ options }: Choice): boolean {
  const wrong = Math.max(...options.filter(({ correct }) => !correct).map(({ text }) => text.length));
  return options.some(({ text, correct }) => correct && text.length > wrong);
}

function lengthRatio({ options }: Choice): number {
  const lengths = options.map(({ text }) => text.length);
  return Math.max(...lengths) / Math.max(1, Math.min(...lengths));
}

function repeatKey(question: Question): string {
  const rights = question.kind === "choice" ? rightOf(question).map(({ text }) => text) : [];
  return [question.text, ...rights.sort()].map(keyOf).join("|");
}

function repeats(keys: readonly string[]): number {
  return keys.length - new Set(keys).size;
}

function places(single: readonly Choice[]): number[] {
  return Array.from(
    { length: PLACES },
    (_, at) => single.filter(({ options }) => options[at]?.correct).length,
  );
}

/** Every text that claims something: right options, and the sentences of the source as keys. */
function supportOf(documents: readonly ReadDocument[], known: ReadonlySet<string>) {
  const isVerbatim = createQuoteCheck(documents);
  const texts = documents.flatMap(({ blocks }) => blocks.map(({ text }) => ` ${keyOf(text)} `));
  const trigrams = (option: string): number => {
    const own = trigramsOf(option);
    if (own.length > 0) return share(own.filter((trigram) => known.has(trigram)).length, own.length);
    return texts.some((text) => text.includes(` ${keyOf(option)} `)) ? 1 : 0;
  };
  const isSupported = (question: Choice, option: string) =>
    question.source !== null && isVerbatim(question.source) && trigrams(option) >= SUPPORTED;
  return { trigrams, isSupported };
}

/** Tells whether the source holds a text as a sentence of its own, or a whole statement within a longer one. */
function statedIn(documents: readonly ReadDocument[], { language }: Measured): (text: string) => boolean {
  const languageData = languageDataOf(language);
  const texts = documents.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  const sentences = new Set(texts.flatMap((text) => splitSentences(text, languageData).map(keyOf)));
  const blocks = texts.map((text) => ` ${keyOf(text)} `);
  return (text) => {
    const key = keyOf(text);
    return sentences.has(key) || (isSentence(text) && blocks.some((block) => block.includes(` ${key} `)));
  };
}

function falseInSource(
  questions: readonly Choice[],
  isStated: (text: string) => boolean,
  traitsOf: TraitsOf,
): number {
  return questions
    .filter((question) => !traitsOf(question).has("distractors_from_source"))
    .flatMap(({ options }) => options.filter(({ correct }) => !correct))
    .filter(({ text }) => wordsOf(text).length >= STATEMENT && isStated(text)).length;
}

/** Options that are sentences and begin with a word that points back; what comes next in a text may. */
function openers(questions: readonly Choice[], { language }: Measured, traitsOf: TraitsOf): number {
  return questions
    .filter((question) => !traitsOf(question).has("continues_text"))
    .flatMap(({ options }) => options)
    .filter(({ text }) => wordsOf(text).length >= STATEMENT && isSentence(text))
    .filter(({ text }) => patternsOf(language).pointers.test(text)).length;
}

/** What a question counts as: its writer's name for the form, or who wrote it. */
const typeOf = ({ form, origin }: Question) => form ?? origin;

function typesOf(questions: readonly Question[]): Record<string, number> {
  const types: Record<string, number> = {};
  for (const type of questions.map(typeOf)) types[type] = (types[type] ?? 0) + 1;
  return types;
}

const questionsOf = (steps: readonly CourseStep[]) =>
  steps.flatMap(({ question }) => (question ? [question] : []));

const exercisesOf = (steps: readonly CourseStep[]) => steps.flatMap(({ exercises }) => exercises);

/** Measures the questions of a course against its documents; `known` are the documents' trigrams. */
export function questionMetrics(
  course: Measured,
  documents: readonly ReadDocument[],
  known: ReadonlySet<string>,
  traitsOf: TraitsOf,
): QuestionMetrics {
  const questions = questionsOf(course.steps);
  const exercises = exercisesOf(course.steps);
  const types = typesOf([...questions, ...exercises]);
  return {
    questions: questions.length,
    exercises: exercises.length,
    fallbackQuestions: questions.filter(({ reason }) => reason !== null).length,
    types,
    drafts: course.steps.reduce((sum, { drafts = [] }) => sum + drafts.length, 0),
    typeEntropy: entropy(Object.values(types)),
    longestTypeRun: longestRun(course.steps.map(({ question }) => (question ? typeOf(question) : ""))),
    ...choiceMetrics(course, documents, known, traitsOf),
  };
}

type ChoiceMetrics = Omit<
  QuestionMetrics,
  "questions" | "exercises" | "fallbackQuestions" | "types" | "drafts" | "typeEntropy" | "longestTypeRun"
>;

/** Measures the questions with options. */
function choiceMetrics(
  course: Measured,
  documents: readonly ReadDocument[],
  known: ReadonlySet<string>,
  traitsOf: TraitsOf,
): ChoiceMetrics {
  const all: Question[] = [...questionsOf(course.steps), ...exercisesOf(course.steps)];
  const questions = all.flatMap((question) => (question.kind === "choice" ? [question] : []));
  const single = questions.filter((question) => rightOf(question).length === 1);
  const { trigrams, isSupported } = supportOf(documents, known);
  const rights = questions.flatMap((question) => rightOf(question).map(({ text }) => ({ question, text })));
  const shares = rights.map(({ text }) => trigrams(text));
  return {
    rightTrigrams: shares.length === 0 ? null : shares.reduce((sum, value) => sum + value, 0) / shares.length,
    unsupportedRight: rights.filter(({ question, text }) => !isSupported(question, text)).length,
    falseInSource: falseInSource(questions, statedIn(documents, course), traitsOf),
    rightIsLongest: single.length === 0 ? null : single.filter(isLongest).length / single.length,
    longestToShortest: questions.length === 0 ? null : median(questions.map(lengthRatio)),
    rightPositions: places(single),
    positionChiSquare: chiSquare(places(single)),
    repeatedQuestions: repeats(all.filter(({ reason }) => reason === null).map(repeatKey)),
    duplicateOptions: questions.filter(
      ({ options }) => repeats(options.map(({ text }) => keyOf(text) || text)) > 0,
    ).length,
    unanswerableOpeners: openers(questions, course, traitsOf),
  };
}
