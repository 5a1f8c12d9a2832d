import type { EditedQuestion, QuestionDraft } from "@lehrpfad/contract";
import { isDefinedError, safe } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api, orpc } from "../../lib/api.ts";

type Saved =
  | { kind: "saved"; question: EditedQuestion }
  | { kind: "conflict"; stored: EditedQuestion | null }
  | { kind: "failed"; error: unknown };

/** Has everything asked for again that shows the questions of a course. */
export function useQuestionsChanged(slug: string): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: orpc.editing.outline.key({ input: { slug } }) });
    void queries.invalidateQueries({ queryKey: orpc.editing.hints.key() });
    void queries.invalidateQueries({ queryKey: orpc.courses.previewStep.key() });
  }, [queries, slug]);
}

/** Saves the question of a step over the version that was read. */
export function useSaveQuestion(slug: string, stepId: string) {
  const changed = useQuestionsChanged(slug);
  const [isSaving, setSaving] = useState(false);
  const save = useCallback(
    async (version: number | null, question: QuestionDraft): Promise<Saved> => {
      setSaving(true);
      const { error, data } = await safe(api.editing.saveQuestion({ slug, stepId, version, question }));
      setSaving(false);
      if (error === null) {
        changed();
        return { kind: "saved", question: data };
      }
      if (isDefinedError(error) && error.code === "QUESTION_CONFLICT") {
        return { kind: "conflict", stored: error.data.stored };
      }
      return { kind: "failed", error };
    },
    [changed, slug, stepId],
  );
  return { save, isSaving };
}
