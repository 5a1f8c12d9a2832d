import type {
  BodyDraft,
  Kinds,
  QuestionBody,
  QuestionDraft,
  QuestionKind,
  WrittenBody,
} from "../questionSchemas.ts";
import type { CourseLanguage } from "../vocabulary.ts";
import { choiceDrafting } from "./choice/drafting.ts";
import type { Drafting } from "./drafting.ts";
import { type Fault, type QuestionRefusal, refusalsAmong } from "./faults.ts";
import { textFaults } from "./form.ts";
import { matchDrafting } from "./match/drafting.ts";
import { numericDrafting } from "./numeric/drafting.ts";
import { orderDrafting } from "./order/drafting.ts";
import { selfDrafting } from "./self/drafting.ts";
import type { NewId } from "./shared.ts";
import { typedDrafting } from "./typed/drafting.ts";

/** What every question says, whatever its kind. */
type Texts = Pick<QuestionDraft, "text" | "explanation" | "hint">;

const DRAFTING: {
  [Kind in QuestionKind]: Drafting<Kinds[Kind]["written"], Kinds[Kind]["body"], Kinds[Kind]["draft"]>;
} = {
  choice: choiceDrafting,
  self: selfDrafting,
  typed: typedDrafting,
  match: matchDrafting,
  order: orderDrafting,
  numeric: numericDrafting,
};

const draftingOf = (kind: QuestionKind): Drafting<WrittenBody, QuestionBody, BodyDraft> => DRAFTING[kind];

/** A draft or a written question as it is stored: texts trimmed, with the ids by which participants' answers are kept. */
export function completeQuestion(
  question: (WrittenBody | BodyDraft) & Texts,
  newId: NewId,
): QuestionBody & Texts {
  return {
    ...draftingOf(question.kind).complete(question, newId),
    text: question.text.trim(),
    explanation: question.explanation.trim(),
    hint: question.hint?.trim() || null,
  };
}

/** What an editor may change in a question. */
export function draftOf(
  question: QuestionBody & Texts & { source?: { quote: string } | null },
): QuestionDraft {
  const { text, explanation, hint, source } = question;
  const proof = source === undefined ? {} : { quote: source?.quote ?? null };
  return { ...draftingOf(question.kind).draft(question), text, explanation, hint, ...proof };
}

export function emptyDraft(kind: QuestionKind): QuestionDraft {
  return { ...draftingOf(kind).empty(), text: "", explanation: "", hint: null };
}

/** A draft of another kind that asks the same; what is right goes over as far as the kind has a place for it. */
export function convertDraft(draft: QuestionDraft, kind: QuestionKind): QuestionDraft {
  if (draft.kind === kind) return draft;
  const { text, explanation, hint, quote } = draft;
  const rights = draftingOf(draft.kind)
    .rights(draft)
    .map((right) => right.trim())
    .filter((right) => right !== "");
  return { ...draftingOf(kind).begin(rights), text, explanation, hint, quote };
}

/** The texts of what the kind decides, in the order in which a solution shows them. */
export function linesOf(body: WrittenBody | BodyDraft): string[] {
  return draftingOf(body.kind).lines(body);
}

/** What of a question makes it the same one. It is hashed and stored: it must not change from one release to the next. */
export function essenceOf(question: WrittenBody & Texts): unknown[] {
  return [question.text, draftingOf(question.kind).essence(question), question.explanation, question.hint];
}

/** Whether two questions say the same; the ids of their parts do not matter. */
export function isSameQuestion(
  one: (WrittenBody & Texts) | null,
  other: (WrittenBody & Texts) | null,
): boolean {
  if (one === null || other === null) return one === other;
  return JSON.stringify(essenceOf(one)) === JSON.stringify(essenceOf(other));
}

/**
 * Everything wrong with the form of a question: the rules of statements 5.13 to 5.15, and what no question of
 * any origin should show. `source` is the passage that proves the answer, `language` that of the course.
 */
export function faultsOf(
  question: (WrittenBody | BodyDraft) & { text: string; source?: { quote: string } | null },
  language?: CourseLanguage,
): Fault[] {
  const quote = question.source?.quote ?? "";
  return [
    ...textFaults(question.text, quote),
    ...draftingOf(question.kind).faults(question, quote, language),
  ];
}

/** What keeps a question from being saved (statements 5.13 to 5.15), in the order in which it is said. */
export function refusalsOf(question: (WrittenBody | BodyDraft) & { text: string }): QuestionRefusal[] {
  return refusalsAmong(faultsOf(question));
}
