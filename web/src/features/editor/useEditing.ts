import type { EditedQuestion, QuestionDraft, SavedBy } from "@lehrpfad/contract";
import { useState } from "react";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.ts";
import { useQuestionDraft } from "./useQuestionDraft.ts";
import type { Save } from "./useSaving.ts";

/**
 * A question or an exercise that is edited: its draft, what somebody else saved meanwhile, and how it is saved.
 *
 * @param id of the step whose question it is, or of the exercise
 */
export function useEditing(id: string, stored: EditedQuestion | null, save: Save) {
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const draft = useQuestionDraft(id, stored);
  const [theirs, setTheirs] = useState<{ stored: EditedQuestion | null; savedBy: SavedBy } | null>(null);
  /** How often it could not be saved as it was: each time the keyboard goes to what is missing. */
  const [attempts, setAttempts] = useState(0);
  const send = async (version: number | null, question: QuestionDraft = draft.question) => {
    const saved = await save(version, question);
    if (saved.kind === "saved") {
      draft.settle(saved.question, question);
      toast.success(t("question_saved"));
    } else if (saved.kind === "conflict") setTheirs(saved);
    else toast.error(t("question_save_failed"), sentence(saved.error));
    return saved.kind === "saved";
  };
  const submit = async () => {
    if (draft.isComplete()) return await send(draft.base?.version ?? null);
    toast.error(t("question_save_failed"));
    setAttempts(attempts + 1);
    return false;
  };
  return { draft, theirs, setTheirs, submit, send, attempts };
}

export type Editing = ReturnType<typeof useEditing>;
