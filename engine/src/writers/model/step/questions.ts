import { comparisonKey } from "@lehrpfad/contract/questions";
import { hashText } from "@lehrpfad/contract/texts";
import { unmarked } from "../../../text/markdown.ts";
import { keyOf } from "../../../text/words.ts";
import type { Language, Question, Source } from "../../../types/index.ts";
import { seededRandom, shuffled } from "../../random.ts";
import { disagreementOf } from "../disagreement.ts";
import { foundIn } from "../passages.ts";
import type { Objective } from "../plan/types.ts";
import type { Checked, Item } from "./schema.ts";
import { plainLine } from "./tidy.ts";

type Answer = Checked["answers"][number];

const mixedBy = <T>(question: string, list: readonly T[]): T[] =>
  shuffled(list, seededRandom(hashText(question)));

/** The same in an order that is not the given one: what is to be put in order must not stand so already. */
function disordered<T>(question: string, list: readonly T[]): T[] {
  const mixed = mixedBy(question, list);
  return mixed.some((one, at) => one !== list[at]) ? mixed : [...list.slice(1), ...list.slice(0, 1)];
}

function bodyOf({ kind, text, options, items, pairs, answers }: Item) {
  switch (kind) {
    case "choice":
      // Models like to put the right option first: the order is ours, the same for the same question.
      return {
        kind,
        options: mixedBy(text, options).map(({ text: option, correct, feedback }) => ({
          ...{ text: plainLine(option), correct, feedback: plainLine(feedback) },
        })),
      };
    case "order":
      return { kind, items: items.map((entry) => ({ text: plainLine(entry) })) };
    case "match":
      return {
        kind,
        pairs: pairs.map(({ text: left, match }) => ({ text: plainLine(left), match: plainLine(match) })),
      };
    case "typed":
      return { kind, accepted: answers };
  }
}

/**
 * What a model asked, as a question of the course; its form is the level of the objective that it asks for. One on the
 * review (objective 0) asks for earlier objectives in a new situation: an application.
 */
export function questionFrom(item: Item, objectives: readonly Objective[], source: Source | null): Question {
  const { text, explanation, hint } = item;
  return {
    ...bodyOf(item),
    origin: "model",
    form: item.objective === 0 ? "application" : (objectives[item.objective - 1]?.level ?? null),
    text: plainLine(text),
    explanation: plainLine(explanation),
    hint: plainLine(hint) || null,
    reason: null,
    source,
  };
}

const lines = (texts: readonly string[]): string => texts.map((text, at) => `${at + 1}. ${text}`).join("\n");

/** A question as a reader gets it who is to answer it: nothing tells what is right. */
export function shownQuestion(question: Question): string {
  const { text } = question;
  switch (question.kind) {
    case "choice":
      return `(choice) ${text}\n${lines(question.options.map((option) => option.text))}`;
    case "order":
      return `(order) ${text}\n${lines(disordered(text, question.items).map((entry) => entry.text))}`;
    case "match": {
      const rights = disordered(
        text,
        question.pairs.map(({ match }) => match),
      );
      return `(match) ${text}\nLeft:\n${lines(question.pairs.map((pair) => pair.text))}\nRight:\n${rights.map((match) => `- ${match}`).join("\n")}`;
    }
    default:
      return `(typed) ${text}`;
  }
}

/** What the reader answered says otherwise than the question does; null where both agree. */
function otherAnswer(question: Question, { answer }: Answer, language: Language): string | null {
  const given = answer.map(keyOf);
  const agrees = (expected: readonly string[]) =>
    given.length === expected.length && expected.every((text, at) => keyOf(text) === given[at]);
  if (question.kind === "order") {
    const right = question.items.map(({ text }) => text);
    return agrees(right) ? null : `a reader of the step alone puts it in the order ${answer.join(" – ")}`;
  }
  if (question.kind === "match") {
    const right = question.pairs.map(({ match }) => match);
    return agrees(right) ? null : `a reader of the step alone matches it so: ${answer.join("; ")}`;
  }
  if (question.kind !== "typed") return null;
  const said = comparisonKey(answer[0] ?? "", language);
  const isAccepted = question.accepted.some((text) => comparisonKey(text, language) === said);
  return isAccepted ? null : `a reader of the step alone answers “${answer[0] ?? ""}”`;
}

/** What a reader of the step alone has against a question, in a sentence; null where both agree. */
export function disagreementWith(
  question: Question,
  answered: Answer | undefined,
  step: string,
  language: Language,
): string | null {
  if (answered === undefined) return "it was not answered";
  const weakness = answered.weakness.trim() || null;
  if (question.kind === "choice") return disagreementOf(question, answered.verdicts, step) ?? weakness;
  const { verdict = "open", sentence = "" } = answered.verdicts[0] ?? {};
  if (verdict !== "right") return "the step does not decide its answer: ask what it decides";
  const other = otherAnswer(question, answered, language);
  if (other !== null) return other;
  const proven = foundIn(sentence, unmarked(step)) !== null;
  return proven ? weakness : "no sentence of the step proves its answer: let the step answer the question";
}
