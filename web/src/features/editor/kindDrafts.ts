import { convertDraft, linesOf, type QuestionDraft, type QuestionKind } from "@lehrpfad/contract";

/** What of a draft its kind decides, in words; a number that is not written yet is none. */
function partsOf(draft: QuestionDraft): string[] {
  if (draft.kind === "numeric" && draft.value === null) return [];
  const lines = draft.kind === "numeric" ? linesOf({ ...draft, value: draft.value ?? 0 }) : linesOf(draft);
  return lines.map((line) => line.trim()).filter((line) => line !== "" && line !== "–");
}

/** What a draft says that another one of the same question has no place for. */
export function lostIn(draft: QuestionDraft, next: QuestionDraft): string[] {
  const kept = new Set(partsOf(next));
  const lost = new Set(partsOf(draft).filter((part) => !kept.has(part)));
  return [...lost];
}

/** The drafts of a question that were written in other kinds while its page is open. */
export type FormerDrafts = ReadonlyMap<QuestionKind, QuestionDraft>;

/** The draft in another kind: the one that was written there before, else what can be taken over. */
export function draftInKind(draft: QuestionDraft, kind: QuestionKind, former: FormerDrafts): QuestionDraft {
  const { text, explanation, hint, quote } = draft;
  const before = former.get(kind);
  return before ? { ...before, text, explanation, hint, quote } : convertDraft(draft, kind);
}
