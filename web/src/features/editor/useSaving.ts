import type { EditedQuestion, QuestionDraft } from "@lehrpfad/contract";
import { isDefinedError, safe } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api, orpc } from "../../lib/api.ts";

export type Saved =
  | { kind: "saved"; question: EditedQuestion }
  | { kind: "conflict"; stored: EditedQuestion | null }
  | { kind: "failed"; error: unknown };

/** Saves over the version that was read; null for what is not there yet. */
export type Save = (version: number | null, question: QuestionDraft) => Promise<Saved>;

/** Has everything asked for again that shows the questions of a course. */
export function useQuestionsChanged(slug: string): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: orpc.editing.outline.key({ input: { slug } }) });
    void queries.invalidateQueries({ queryKey: orpc.editing.hints.key() });
    void queries.invalidateQueries({ queryKey: orpc.courses.previewStep.key() });
  }, [queries, slug]);
}

/** Saves by `send`, and has what shows the question asked for again. */
function useSaving(slug: string, send: Save) {
  const changed = useQuestionsChanged(slug);
  const [isSaving, setSaving] = useState(false);
  const save: Save = async (version, question) => {
    setSaving(true);
    const saved = await send(version, question);
    setSaving(false);
    if (saved.kind === "saved") changed();
    return saved;
  };
  return { save, isSaving };
}

type Saving = ReturnType<typeof api.editing.saveQuestion> | ReturnType<typeof api.editing.saveExercise>;

/** What came of saving: a conflict is told from what failed. */
async function savedBy(saving: Saving): Promise<Saved> {
  const { error, data } = await safe(saving);
  if (error === null) return { kind: "saved", question: data };
  if (isDefinedError(error) && error.code === "QUESTION_CONFLICT")
    return { kind: "conflict", stored: error.data.stored };
  return { kind: "failed", error };
}

/** Saves the question of a step. */
export function useSaveQuestion(slug: string, stepId: string) {
  return useSaving(slug, (version, question) =>
    savedBy(api.editing.saveQuestion({ slug, stepId, version, question })),
  );
}

/** Saves an exercise of a step behind a section of its text. */
export function useSaveExercise(
  slug: string,
  { stepId, exerciseId, section }: { stepId: string; exerciseId: string; section: number | null },
) {
  return useSaving(slug, (version, question) =>
    savedBy(api.editing.saveExercise({ slug, stepId, exerciseId, version, section, question })),
  );
}
