import { type Fault, fault, OPTIONS } from "@lehrpfad/contract/questions";
import { hashText } from "@lehrpfad/contract/texts";
import type { LanguageData } from "../../text/languages/index.ts";
import { countWords, keyOf } from "../../text/words.ts";
import type { Language, Question, Source } from "../../types/index.ts";
import { formFaults } from "../model/form.ts";
import { foundIn, isProof, sourceOf } from "../model/passages.ts";
import { seededRandom, shuffled } from "../random.ts";
import type { ReadQuestion } from "./readQuestions.ts";
import { reasonsIn } from "./reasons.ts";
import type { ChatStep } from "./types.ts";

type Choice = Extract<Question, { kind: "choice" }>;

/** A question of a chat at its place in the course. */
export interface PlacedQuestion {
  step: number;
  question: Choice;
  /** The proof as the step has it, word for word; null where it does not stand there. */
  quote: string | null;
  faults: Fault[];
}

/** Words of a proof up to which it says too little, even where it is a whole line. */
const FEW_WORDS = 3;

/** Letters of a proof above which it is no sentence, nor two: comparing takes its length times that of the step. */
const LONGEST_PROOF = 600;

/** A quote as a text has it; quotes of two places next to each other may come as two. */
function quoteIn(proof: string, text: string): string | null {
  if (proof.length > LONGEST_PROOF) return null;
  const whole = foundIn(proof, text);
  if (whole !== null || proof === "") return whole;
  const pieces = proof.split(/[”“"»]\s*(?:[,;&+]|und|and|et|y|e|…|\.{3})?\s*[„“"«]/u);
  return pieces.length > 1 ? foundIn(pieces.join(" … "), text) : null;
}

/**
 * The step that a question belongs to: the one that holds its proof, else the one that it stands under; null where the
 * step with its number is no longer there.
 */
function stepOf(
  { step: named, proof }: ReadQuestion,
  steps: readonly ChatStep[],
  numbers: readonly number[],
) {
  const own = steps.find(({ number }) => number === named);
  const holding = steps.filter(({ text }) => quoteIn(proof, text) !== null);
  if (own && (holding.includes(own) || holding.length !== 1)) return { step: own, faults: [] };
  const [only] = holding;
  if (holding.length === 1 && only) {
    const isSaid = named !== null && own !== undefined;
    return { step: only, faults: isSaid ? [fault("step_moved", { named, step: only.number })] : [] };
  }
  // Chats like to count from 1, whatever the steps are called.
  const meant = named === null || numbers.includes(named) ? named : (numbers[named - 1] ?? null);
  const counted = meant === null ? steps[0] : steps.find(({ number }) => number === meant);
  return counted ? { step: counted, faults: [fault("step_unknown", { step: named ?? "?" })] } : null;
}

/** The question in the form of the course; the order of its answers is ours, since chats put the right one first. */
function questionOf({ text, options, explanation, hint }: ReadQuestion, source: Source | null): Choice {
  const mixed = shuffled(options, seededRandom(hashText(text)));
  return {
    kind: "choice",
    origin: "chat",
    form: null,
    text,
    options: mixed.map(({ feedback, ...option }) => (feedback === "" ? option : { ...option, feedback })),
    explanation,
    hint: hint || null,
    reason: null,
    source,
  };
}

/** Words by which a question asks for what is not so, and a sentence says that something is not. */
const NEGATIONS: Record<Language, RegExp> = {
  de: /(?<!\p{L})(?:nicht|nie|kein(?:e[mnrs]?)?|außer|ausgenommen)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:not|never|no|none|except|cannot)(?!\p{L})|n['’]t(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas|jamais|aucune?|sauf|excepté|hormis)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|ningun[oa]?|ningún|excepto|salvo)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|mai|nessun[oa]?|tranne|eccetto|salvo)(?!\p{L})/iu,
};

/** Right answers of a question for what is not so that the proof names: as a rule they are so. */
function negatedKeys({ text, options }: Choice, quote: string | null, language: Language): Fault[] {
  const negation = NEGATIONS[language];
  if (quote === null || !negation.test(text) || negation.test(quote)) return [];
  const said = ` ${keyOf(quote)} `;
  const named = options.filter((option) => option.correct && said.includes(` ${keyOf(option.text)} `));
  return named.map((option) => fault("negated_key_quoted", { text: option.text }));
}

function proofFaults(proof: string, quote: string | null, text: string): Fault[] {
  if (proof === "") return [fault("source_missing")];
  if (quote === null) return [fault("proof_not_in_step", { quote: proof })];
  const isShort = countWords(quote) <= FEW_WORDS || !isProof(quote, text);
  return isShort ? [fault("proof_short", { quote })] : [];
}

/** What is wrong with a question of a chat and its proof, besides what the quality gate says of any question. */
export function chatFaults(question: Choice, quote: string | null, languageData: LanguageData): Fault[] {
  const rights = question.options.filter(({ correct }) => correct).length;
  const options = question.options.map((option) => ({ ...option, feedback: option.feedback ?? "" }));
  return [
    ...(question.options.length === OPTIONS
      ? []
      : [fault("options_other", { options: question.options.length })]),
    ...(rights > 1 ? [fault("several_right", { count: rights })] : []),
    ...(question.explanation.trim() === "" ? [fault("explanation_missing")] : []),
    ...((question.hint ?? "").trim() === "" ? [fault("hint_missing")] : []),
    ...reasonsIn(options).map((text) => fault("reason_in_option", { text })),
    ...negatedKeys(question, quote, languageData.code),
    ...formFaults(question, languageData),
  ];
}

/** The proof of a question as its step has it, and where that stands in a document. */
export function proofOf(
  proof: string,
  { text, passages }: ChatStep,
): { quote: string | null; source: Source | null; faults: Fault[] } {
  const quote = quoteIn(proof, text);
  return {
    quote,
    source: quote === null ? null : sourceOf(quote, passages),
    faults: proofFaults(proof, quote, text),
  };
}

/**
 * Places a question that was read in one of the steps of its package, with its proof verified; null where its step is
 * gone. `numbers` are those of all steps that the package was made of. The quality gate judges it besides.
 */
export function placeQuestion(
  read: ReadQuestion,
  steps: readonly ChatStep[],
  numbers: readonly number[],
  languageData: LanguageData,
): PlacedQuestion | null {
  const place = stepOf(read, steps, numbers);
  if (place === null) return null;
  const { quote, source, faults } = proofOf(read.proof, place.step);
  const question = questionOf(read, source);
  const cut = read.isCutOff ? [fault("cut_off")] : [];
  // What the answer did not come to is not missed one by one.
  const form = read.isCutOff ? [] : [...faults, ...chatFaults(question, quote, languageData)];
  return { step: place.step.number, question, quote, faults: [...cut, ...place.faults, ...form] };
}
