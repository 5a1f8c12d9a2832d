import { LIMITS, type QuestionDraft, type UnreadReason } from "@lehrpfad/contract";
import { line, lines } from "../imports/foreign.ts";
import type { TruthWords } from "../imports/gift.ts";
import type { ListedOption } from "./lineKinds.ts";
import { POINTS, TRUTH } from "./words.ts";

/** A question with what stands around it, before anything is decided. */
export interface Collected {
  number: number | null;
  text: string;
  options: ListedOption[];
  answers: string[];
  /** Lines below the question that nothing says what they are. */
  below: ListedOption[];
  explanation: string;
  hint: string;
}

export const collected = (number: number | null, text: string): Collected => ({
  ...{ number, text, options: [], answers: [], below: [], explanation: "", hint: "" },
});

/** A question as somebody can correct it. */
export interface Listed {
  question: QuestionDraft;
  /** The right answer as it is written down, where none of the options is called so. */
  unknownAnswer: string | null;
}

export type Built = Listed | { reason: UnreadReason };

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.,;:!?"'„“”«»()]+/g, " ")
    .trim();

const BETWEEN = /\s*[,;/&+]\s*|\s+(?:und|and|et|y|e|ed|o|oder|or|ou)\s+/iu;
const LABEL = /^\(?([a-l]|\d{1,2})[.)]?$/i;
/** "ac": letters in their order. */
const LETTERS = /^(?=..)a?b?c?d?e?f?g?h?$/i;

/** The options that an answer names by letters, numbers or words; empty where it names none. */
function namedBy(answer: string, options: readonly ListedOption[]): ListedOption[] {
  const key = keyOf(answer);
  const same = options.filter(({ text }) => keyOf(text) === key);
  if (same.length > 0) return same;
  const called = (label: string) =>
    options.find((option, at) => {
      const letter = option.label ?? "abcdefghijkl".charAt(at);
      return letter === label.toLowerCase() || String(at + 1) === label;
    });
  const given = LETTERS.test(answer) ? [...answer] : answer.replace(/\.$/, "").split(BETWEEN);
  const labels = given.map((label) => LABEL.exec(label.trim())?.[1]);
  if (labels.every((label) => label !== undefined)) {
    const found = labels.map(called);
    return found.every((one) => one !== undefined) ? found : [];
  }
  const led = /^\(?([a-l]|\d{1,2})[.):]+\s*\S/i.exec(answer)?.[1];
  const one = led === undefined ? undefined : called(led);
  return one ? [one] : [];
}

/** Which options are right: what a sign says before what is written below, and that before what is set apart. */
function rightsOf({ options, answers }: Collected): { rights: ListedOption[]; unknown: string | null } {
  const ticked = options.filter(({ isTicked }) => isTicked);
  if (ticked.length > 0) return { rights: ticked, unknown: null };
  const named = answers.map((answer) => namedBy(answer, options));
  const unknown = answers.find((_, at) => named[at]?.length === 0) ?? null;
  if (named.flat().length > 0) return { rights: named.flat(), unknown };
  const marked = options.filter(({ isMarked }) => isMarked);
  return { rights: marked.length < options.length ? marked : [], unknown };
}

/** Words and letters of an answer that one can type. */
const TYPED = { words: 5, length: 60 };

const isTyped = (text: string) =>
  text.length <= TYPED.length && text.split(/\s+/).length <= TYPED.words && !text.includes("\n");

function bodyWithout({ answers }: Collected, truth: TruthWords) {
  const said = answers.join("\n").trim();
  const [isTrue, isFalse] = TRUTH.map((words) => words.test(said.replace(/\.$/, "")));
  if (isTrue || isFalse) {
    const texts = [truth.yes, truth.no];
    const options = texts.map((text, at) => ({
      id: null,
      text,
      correct: (at === 0) === isTrue,
      feedback: null,
    }));
    return { kind: "choice" as const, options };
  }
  const accepted = said.split(/\s+\/\s+|\s*[;|]\s*/).map((one) => one.replace(/\.$/, "").trim());
  if (said !== "" && accepted.every(isTyped))
    return {
      kind: "typed" as const,
      accepted: [...new Set(accepted)].filter(Boolean).slice(0, LIMITS.parts),
    };
  return { kind: "self" as const, passage: said, points: [] };
}

const isTooLong = ({ text, options, answers, explanation, hint }: Collected): boolean =>
  text.length > LIMITS.questionLength ||
  options.some((option) => option.text.length > LIMITS.optionLength) ||
  answers.join("\n").length > LIMITS.passageLength ||
  Math.max(explanation.length, hint.length) > LIMITS.explanationLength;

/** Lines of an answer in prose end as sentences do; answers to choose from are short and do not. */
const isChoosable = ({ text }: ListedOption): boolean => text.length <= CHOOSABLE && !/[.!?:]$/.test(text);
const CHOOSABLE = 80;

/** A question with its loose lines as answers to choose from, or as the answer; what is true or not, and its points. */
function settled(found: Collected): Collected {
  const { below } = found;
  const text = found.text.replace(POINTS, "");
  if (found.options.length > 0) return { ...found, text };
  if (below.length > 1 && below.every(isChoosable)) return { ...found, text, options: below };
  const answers = [...below.map((line) => line.text), ...found.answers];
  const said = /^(.{3,}?)\s*[([]([^()[\]]{1,12})[)\]]$/s.exec(text);
  const [, statement, truth] = said ?? [];
  if (answers.length > 0 || statement === undefined || truth === undefined)
    return { ...found, text, answers };
  return TRUTH.some((words) => words.test(truth))
    ? { ...found, text: statement, answers: [truth] }
    : { ...found, text };
}

/** A question as it can be corrected, or why it is none; nothing is left out of one. */
export function build(given: Collected, truth: TruthWords): Built {
  const found = settled(given);
  const { text, options, answers, explanation, hint, number } = found;
  if (text.trim() === "") return { reason: "no_text" };
  const isAsked = options.length > 0 || answers.length > 0 || number !== null || /\?\s*$/.test(text);
  if (!isAsked) return { reason: "no_question" };
  if (options.length > LIMITS.parts) return { reason: "too_many_options" };
  if (isTooLong(found)) return { reason: "too_long" };
  const texts = {
    text: lines(text, LIMITS.questionLength),
    explanation: lines(explanation, LIMITS.explanationLength),
    hint: lines(hint, LIMITS.explanationLength) || null,
  };
  if (options.length === 0)
    return { question: { ...bodyWithout(found, truth), ...texts }, unknownAnswer: null };
  const { rights, unknown } = rightsOf(found);
  const offered = options.map((option) => ({
    ...{ id: null, text: line(option.text, LIMITS.optionLength) },
    ...{ correct: rights.includes(option), feedback: null },
  }));
  return { question: { kind: "choice", options: offered, ...texts }, unknownAnswer: unknown };
}
