import type { QuestionDraft } from "@lehrpfad/contract";
import type { Schema } from "../lib/drafts/schema.ts";

/** A question that was being written, and the version of the stored one that it began from; null without one. */
export interface KeptDraft {
  version: number | null;
  question: QuestionDraft;
}

type ChoiceDraft = Extract<QuestionDraft, { kind: "choice" }>;
type Option = ChoiceDraft["options"][number];
type FormerOption = Omit<Option, "feedback"> & Partial<Option>;

/** A choice as earlier versions kept it: without its kind, which was the only one, or without feedback. */
type FormerChoice = Omit<ChoiceDraft, "kind" | "options"> & { kind?: "choice"; options: FormerOption[] };

interface FormerDraft {
  version: number | null;
  question: Exclude<QuestionDraft, ChoiceDraft> | FormerChoice;
}

function isKept(value: unknown): value is FormerDraft {
  return typeof value === "object" && value !== null && "version" in value && "question" in value;
}

function isChoice(question: FormerDraft["question"]): question is FormerChoice {
  return question.kind === undefined || question.kind === "choice";
}

/** Reads a draft that a browser kept, also one that an earlier version kept. */
export const draftSchema: Schema<KeptDraft> = (kept) => {
  if (!isKept(kept)) return undefined;
  const { version, question } = kept;
  if (!isChoice(question)) return { version, question };
  const options = question.options.map((option) => ({ ...option, feedback: option.feedback ?? null }));
  return { version, question: { kind: "choice", ...question, options } };
};
