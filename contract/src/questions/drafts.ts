import type {
  BodyDraft,
  QuestionBody,
  QuestionDraft,
  QuestionKind,
  WrittenBody,
} from "../questionSchemas.ts";
import type { Language } from "../vocabulary.ts";
import { choiceEssence, choiceLines, completeChoice, draftOfChoice, emptyChoice } from "./choice/drafts.ts";
import { choiceFaults } from "./choice/form.ts";
import { type Fault, type QuestionRefusal, refusalsAmong } from "./faults.ts";
import { textFaults } from "./form.ts";
import type { NewId } from "./shared.ts";

/** What every question says, whatever its kind. */
type Texts = Pick<QuestionDraft, "text" | "explanation" | "hint">;

function completeBody(body: WrittenBody | BodyDraft, newId: NewId): QuestionBody {
  switch (body.kind) {
    case "choice":
      return completeChoice(body, newId);
  }
}

/** A draft or a written question as it is stored: texts trimmed, with the ids by which participants' answers are kept. */
export function completeQuestion(
  question: (WrittenBody | BodyDraft) & Texts,
  newId: NewId,
): QuestionBody & Texts {
  return {
    ...completeBody(question, newId),
    text: question.text.trim(),
    explanation: question.explanation.trim(),
    hint: question.hint?.trim() || null,
  };
}

/** What an editor may change in a question. */
export function draftOf(question: QuestionBody & Texts): QuestionDraft {
  const { text, explanation, hint } = question;
  switch (question.kind) {
    case "choice":
      return { ...draftOfChoice(question), text, explanation, hint };
  }
}

export function emptyDraft(kind: QuestionKind): QuestionDraft {
  const texts = { text: "", explanation: "", hint: null };
  switch (kind) {
    case "choice":
      return { ...emptyChoice(), ...texts };
  }
}

/** The texts of what the kind decides, in the order in which a solution shows them. */
export function linesOf(body: WrittenBody): string[] {
  switch (body.kind) {
    case "choice":
      return choiceLines(body);
  }
}

function bodyEssence(body: WrittenBody): unknown {
  switch (body.kind) {
    case "choice":
      return choiceEssence(body);
  }
}

/** What of a question makes it the same one. It is hashed and stored: it must not change from one release to the next. */
export function essenceOf(question: WrittenBody & Texts): unknown[] {
  return [question.text, bodyEssence(question), question.explanation, question.hint];
}

/** Whether two questions say the same; the ids of their parts do not matter. */
export function isSameQuestion(
  one: (WrittenBody & Texts) | null,
  other: (WrittenBody & Texts) | null,
): boolean {
  if (one === null || other === null) return one === other;
  return JSON.stringify(essenceOf(one)) === JSON.stringify(essenceOf(other));
}

function bodyFaults(body: WrittenBody, quote: string, language?: Language): Fault[] {
  switch (body.kind) {
    case "choice":
      return choiceFaults(body, quote, language);
  }
}

/**
 * Everything wrong with the form of a question: the three rules of SPEC.md section 5, and what no question of
 * any origin should show. `source` is the passage that proves the answer, `language` that of the course.
 */
export function faultsOf(
  question: WrittenBody & { text: string; source?: { quote: string } | null },
  language?: Language,
): Fault[] {
  const quote = question.source?.quote ?? "";
  return [...textFaults(question.text, quote), ...bodyFaults(question, quote, language)];
}

/** What keeps a question from being saved (SPEC.md section 5), in the order in which it is said. */
export function refusalsOf(question: WrittenBody & { text: string }): QuestionRefusal[] {
  return refusalsAmong(faultsOf(question));
}
