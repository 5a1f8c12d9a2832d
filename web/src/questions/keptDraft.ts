import type { QuestionDraft } from "@lehrpfad/contract";
import type { Schema } from "../lib/drafts/schema.ts";

/** A question that was being written, and the version of the stored one that it began from; null without one. */
export interface KeptDraft {
  version: number | null;
  question: QuestionDraft;
}

/** As the version before kept it, which knew choices only. */
interface FormerDraft {
  version: number | null;
  question: Omit<Extract<QuestionDraft, { kind: "choice" }>, "kind">;
}

function isKept(value: unknown): value is KeptDraft | FormerDraft {
  return typeof value === "object" && value !== null && "version" in value && "question" in value;
}

function isFormer(draft: KeptDraft | FormerDraft): draft is FormerDraft {
  return !("kind" in draft.question);
}

/** Reads a draft that a browser kept; one of the version before questions had kinds is a choice. */
export const draftSchema: Schema<KeptDraft> = (kept) => {
  if (!isKept(kept)) return undefined;
  return isFormer(kept) ? { ...kept, question: { kind: "choice", ...kept.question } } : kept;
};
