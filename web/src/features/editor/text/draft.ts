import { type EditedStep, NO_SECTIONS, type SectionTexts, type StepText } from "@lehrpfad/contract";
import { nullable, object, orElse, readableOf, text } from "../../../lib/drafts/schema.ts";
import { type StoredDraft, storedDraft } from "../../../lib/drafts/storedDraft.ts";
import { isSame, merged, textsOf } from "./merge.ts";

interface TextDraft {
  /** What was stored when the draft began. */
  base: StepText;
  texts: StepText;
}

const lines = readableOf(text);
const sectionsSchema = object<SectionTexts>({
  objectives: lines,
  keyPoints: lines,
  reflections: lines,
  terms: readableOf(object({ term: text, meaning: text })),
  next: nullable(text),
});
const textSchema = object<StepText>({
  title: text,
  content: text,
  summary: text,
  // Drafts of the version before have none: their sections stand in the content.
  sections: orElse(sectionsSchema, NO_SECTIONS),
});
const draftSchema = object<TextDraft>({ base: textSchema, texts: textSchema });

/** Where the texts of a step that are not saved yet are kept. */
export function textDraftOf(stepId: string): StoredDraft<TextDraft> {
  return storedDraft(`editor-draft:${stepId}`, draftSchema);
}

/** What to begin with: the stored texts, or a draft kept on this device, brought together where that can be. */
export function beginWith(step: EditedStep): { texts: StepText; restored: boolean; conflict: boolean } {
  const stored = textsOf(step);
  const draft = textDraftOf(step.id).read();
  if (draft === null || isSame(draft.texts, stored))
    return { texts: stored, restored: false, conflict: false };
  const both = merged(draft.base, draft.texts, stored);
  return { texts: both ?? draft.texts, restored: true, conflict: both === null };
}
