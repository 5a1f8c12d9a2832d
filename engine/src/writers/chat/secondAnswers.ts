import { type Fault, fault } from "@lehrpfad/contract/questions";
import { hashText } from "@lehrpfad/contract/texts";
import { countWords, keyOf } from "../../text/words.ts";
import type { Language, Question } from "../../types/index.ts";
import { foundIn } from "../model/passages.ts";
import { seededRandom, shuffled } from "../random.ts";
import { LABELS, PASSAGE_WORDS } from "./labels.ts";
import { writePrompt } from "./prompts.ts";
import type { SecondAnswer } from "./readSecondAnswers.ts";
import type { ChatLimits } from "./types.ts";

type Choice = Extract<Question, { kind: "choice" }>;

/** A question as somebody gets it who is to answer it once more, without its marks. */
export interface AskedAgain {
  text: string;
  /** In the order in which they are shown. */
  options: readonly string[];
  passage: string;
}

/** Words of a passage: the paragraph of the proof, with its neighbours until there are so many. */
const PASSAGE_LENGTH = 70;
/** Characters of the rules and the form, and of what stands around each question. */
const AROUND = 1_900;
const ABOVE_QUESTION = 60;

/** The paragraph that holds a quote with as many around it as it takes to be understood. */
export function passageAround(text: string, quote: string): string {
  const paragraphs = text.split(/\n{2,}/);
  const at = paragraphs.findIndex((paragraph) => foundIn(quote, paragraph) !== null);
  // A proof of several paragraphs stands in none of them alone.
  if (at < 0) return text;
  let [from, to] = [at, at + 1];
  const wordsAt = (place: number) => countWords(paragraphs[place] ?? "");
  let words = wordsAt(at);
  while (words < PASSAGE_LENGTH && (from > 0 || to < paragraphs.length)) {
    if (from > 0) words += wordsAt(--from);
    if (to < paragraphs.length && words < PASSAGE_LENGTH) words += wordsAt(to++);
  }
  return paragraphs.slice(from, to).join("\n\n");
}

/** A question without its marks, its answers in an order that tells nothing. */
export function askedAgain({ text, options }: Pick<Choice, "text" | "options">, passage: string): AskedAgain {
  const said = options.map((option) => option.text);
  return { text, options: shuffled(said, seededRandom(hashText(text))), passage };
}

function shown({ text, options, passage }: AskedAgain, number: number, language: Language): string {
  const [question] = LABELS[language].question;
  const letters = options.map((option, at) => `${String.fromCharCode("a".charCodeAt(0) + at)}) ${option}`);
  return `### ${question} ${number}\n${PASSAGE_WORDS[language]}:\n${passage}\n\n${text}\n${letters.join("\n")}`;
}

/** Shares questions out into packages of what a chat takes at once. */
export function packQuestions<Item extends AskedAgain>(
  asked: readonly Item[],
  { characters }: Pick<ChatLimits, "characters">,
): Item[][] {
  const packages: Item[][] = [];
  let used = 0;
  for (const one of asked) {
    const size = one.text.length + one.passage.length + one.options.join("").length + ABOVE_QUESTION;
    const last = packages.at(-1);
    if (last === undefined || used + size > characters - AROUND) {
      packages.push([one]);
      used = size;
    } else {
      last.push(one);
      used += size;
    }
  }
  return packages;
}

/** Asks a chat to answer questions from their passages alone. */
export function writeSecondRequest(asked: readonly AskedAgain[], language: Language): string {
  const questions = asked.map((one, at) => shown(one, at + 1, language));
  return writePrompt("secondAnswer", language, { questions: questions.join("\n\n") });
}

/**
 * What the second answer has against a question: another answer than the marked one puts it aside, a doubt of the reader
 * does not. Null where the question was changed since it was asked.
 */
export function comparedWith(
  { text, options }: Pick<Choice, "text" | "options">,
  asked: Pick<AskedAgain, "text" | "options">,
  { option: letter, proof, weakness }: Omit<SecondAnswer, "number">,
): { agrees: boolean; faults: Fault[] } | null {
  const keys = options.map((option) => keyOf(option.text));
  if (keyOf(asked.text) !== keyOf(text)) return null;
  if (
    asked.options.length !== options.length ||
    asked.options.some((option) => !keys.includes(keyOf(option)))
  )
    return null;
  const doubts = weakness === "" ? [] : [fault("reader_doubts", { text: weakness })];
  const chosen = letter === null ? undefined : asked.options[letter];
  if (chosen === undefined) return { agrees: false, faults: [fault("answer_undecided"), ...doubts] };
  const agrees = options.some((one) => one.correct && keyOf(one.text) === keyOf(chosen));
  return agrees
    ? { agrees, faults: doubts }
    : { agrees, faults: [fault("answered_otherwise", { text: chosen, quote: proof }), ...doubts] };
}
