import { type Fault, fault } from "@lehrpfad/contract/questions";
import { otherLanguage } from "../../quality/gate/grammar.ts";
import { patternsOf } from "../../quality/gate/languages/index.ts";
import type { LanguageData } from "../../text/languages/index.ts";
import { numbersOf } from "../../text/numbers.ts";
import { keyOf, stemsOf, wordsOf } from "../../text/words.ts";
import type { Question } from "../../types/index.ts";

type Choice = Extract<Question, { kind: "choice" }>;

/**
 * Right options that the hint holds: word for word, or all that they say and the question does not. What every option
 * says, like a unit, is no part of the answer; its number is.
 */
function leakingOptions({ text, options, hint }: Choice, languageData: LanguageData) {
  const saidIn = (part: string) => new Set([...stemsOf(part, languageData), ...numbersOf(part)]);
  const [asked, hinted] = [saidIn(text), saidIn(hint ?? "")];
  const said = options.map((option) => saidIn(option.text));
  const isQuoted = (option: string, part: string) =>
    wordsOf(option).length > 1 && ` ${keyOf(part)} `.includes(` ${keyOf(option)} `);
  return options.filter(({ text: option, correct }, at) => {
    const own = [...(said[at] ?? [])].filter(
      (one) => !asked.has(one) && !said.every((other) => other.has(one)),
    );
    const held = own.length > 0 && own.every((one) => hinted.has(one));
    return correct && (held || (isQuoted(option, hint ?? "") && !isQuoted(option, text)));
  });
}

/** Texts of a question that its answer is told by; what a hint may not hold. */
function answersOf(question: Exclude<Question, { kind: "choice" }>): string[] {
  return question.kind === "typed" ? question.accepted : [];
}

/** What is wrong with the form of a question that a language model wrote; `place` names the text that has it. */
export function formFaults(question: Question, languageData: LanguageData): Fault[] {
  const { text, explanation, hint } = question;
  const options = question.kind === "choice" ? question.options : [];
  const parts: [string, string][] = [
    ["the question", text],
    ["the explanation", explanation],
    ["the hint", hint ?? ""],
    ...options.map((option): [string, string] => [`the option “${option.text}”`, option.text]),
  ];
  const named = (question.kind === "choice" ? parts : []).filter(([, part]) =>
    patternsOf(languageData.code).namesOptions.some((pattern) => pattern.test(part)),
  );
  // The quality gate looks at the language of question and options.
  const strange = parts.slice(1, 3).filter(([, part]) => otherLanguage(part, languageData) !== null);
  const leaked =
    question.kind === "choice"
      ? leakingOptions(question, languageData).map((option) => option.text)
      : answersOf(question).filter((answer) => ` ${keyOf(hint ?? "")} `.includes(` ${keyOf(answer)} `));
  return [
    ...named.map(([place, part]) => fault("options_named", { place, text: part })),
    ...strange.map(([place]) => fault("other_language", { place })),
    ...leaked.map((answer) => fault("hint_tells", { text: answer })),
  ];
}

/** The same as a model is told it. */
export function formComplaints(question: Question, languageData: LanguageData): string[] {
  return formFaults(question, languageData).map(({ code, params }) => {
    if (code === "options_named")
      return `${params.place} names options by letter, place or all together, but their order changes: say what they say`;
    if (code === "other_language") return `${params.place} is written in another language than the course`;
    return `the hint gives “${params.text}” away: say where or how to think, not the answer`;
  });
}
