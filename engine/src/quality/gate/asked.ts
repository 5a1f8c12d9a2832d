import type { WrittenBody, WrittenChoice } from "@lehrpfad/contract/questions";
import type { Language, Question, QuestionTrait, Source } from "../../types/index.ts";
import { patternsOf } from "./languages/index.ts";
import { ownWords } from "./wording.ts";

/** What of a question the gate looks at, whatever its kind. */
export type Asked = WrittenBody &
  Pick<Question, "text" | "origin" | "form"> & {
    source: Pick<Source, "document" | "offset" | "quote"> | null;
  };

/** A question with options, with what its writer knows of its form. */
export type AskedChoice = Extract<Asked, { kind: "choice" }> & { traits: ReadonlySet<QuestionTrait> };

/** Whether a language model wrote it in its own words, asked by the server or by a person: who reads the step alone proves it. */
export function isInOwnWords({ origin }: Pick<Question, "origin">): boolean {
  return origin === "model" || origin === "chat";
}

/** Whether the options are statements of which the true ones are to be found. */
export function asksForTruth({ traits, text }: AskedChoice, language: Language): boolean {
  return traits.has("statements") || patternsOf(language).asksForStatements.test(ownWords(text));
}

/** Texts of the right options. */
export function rightsOf({ options }: WrittenChoice): string[] {
  return options.filter(({ correct }) => correct).map(({ text }) => text);
}

/** Texts of the wrong options. */
export function distractorsOf({ options }: WrittenChoice): string[] {
  return options.filter(({ correct }) => !correct).map(({ text }) => text);
}
