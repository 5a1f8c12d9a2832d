import type { EditedQuestion, EditedStep, QuestionDraft, SavedBy } from "@lehrpfad/contract";
import { safe } from "@orpc/client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { isNamedError } from "../../lib/callError.ts";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.ts";

export type Saved =
  | { kind: "saved"; question: EditedQuestion }
  | { kind: "conflict"; stored: EditedQuestion | null; savedBy: SavedBy }
  | { kind: "failed"; error: unknown };

/** Saves over the version that was read; null for what is not there yet. */
export type Save = (version: number | null, question: QuestionDraft) => Promise<Saved>;

/** Has everything asked for again that shows the questions of a course; resolves when its steps are read again. */
export function useQuestionsChanged(slug: string): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    void queries.invalidateQueries({ queryKey: orpc.editing.outline.key({ input: { slug } }) });
    void queries.invalidateQueries({ queryKey: orpc.editing.hints.key() });
    void queries.invalidateQueries({ queryKey: orpc.courses.previewStep.key() });
    await queries.invalidateQueries({ queryKey: orpc.editing.getStep.key({ input: { slug } }) });
  }, [queries, slug]);
}

/** Saves by `send`, puts what was saved into the step that is shown, and has the rest asked for again. */
function useSaving(
  { slug, stepId }: { slug: string; stepId: string },
  send: Save,
  put: (step: EditedStep, saved: EditedQuestion) => EditedStep,
) {
  const queries = useQueryClient();
  const changed = useQuestionsChanged(slug);
  const [isSaving, setSaving] = useState(false);
  const save: Save = async (version, question) => {
    setSaving(true);
    const saved = await send(version, question);
    setSaving(false);
    if (saved.kind === "saved") {
      const { question: stored } = saved;
      const key = orpc.editing.getStep.queryKey({ input: { slug, stepId } });
      queries.setQueryData(key, (step) => step && put(step, stored));
      void changed();
    }
    return saved;
  };
  return { save, isSaving };
}

type Saving = ReturnType<typeof api.editing.saveQuestion> | ReturnType<typeof api.editing.saveExercise>;

/** What came of saving: a conflict is told from what failed. */
async function savedBy(saving: Saving): Promise<Saved> {
  const { error, data } = await safe(saving);
  if (error === null) return { kind: "saved", question: data };
  if (isNamedError(error) && error.code === "QUESTION_CONFLICT") return { kind: "conflict", ...error.data };
  return { kind: "failed", error };
}

/** Saves the question of a step. */
export function useSaveQuestion(slug: string, stepId: string) {
  return useSaving(
    { slug, stepId },
    (version, question) => savedBy(api.editing.saveQuestion({ slug, stepId, version, question })),
    (step, saved) => ({ ...step, question: saved }),
  );
}

/** Saves an exercise of a step behind a section of its text. */
export function useSaveExercise(
  slug: string,
  { stepId, exerciseId, section }: { stepId: string; exerciseId: string; section: number | null },
) {
  return useSaving(
    { slug, stepId },
    (version, question) =>
      savedBy(api.editing.saveExercise({ slug, stepId, exerciseId, version, section, question })),
    (step, saved) => ({
      ...step,
      exercises: [...step.exercises.filter(({ id }) => id !== exerciseId), { ...saved, section }],
    }),
  );
}

/** Decides on the drafts of a step; answers the step as it is then, null where that failed, which is said. */
export function useDecideDraft(slug: string, stepId: string) {
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const changed = useQuestionsChanged(slug);
  const [pending, setPending] = useState<string | null>(null);
  const decide = async (decision: "accept" | "skip", draftId: string): Promise<EditedStep | null> => {
    setPending(draftId);
    const { acceptDraft, skipDraft } = api.editing;
    const { error, data } = await safe(
      (decision === "accept" ? acceptDraft : skipDraft)({ slug, stepId, draftId }),
    );
    setPending(null);
    if (error !== null) {
      toast.error(t("draft_failed"), sentence(error));
      return null;
    }
    queries.setQueryData(orpc.editing.getStep.queryKey({ input: { slug, stepId } }), data);
    void changed();
    return data;
  };
  return { decide, pending };
}
