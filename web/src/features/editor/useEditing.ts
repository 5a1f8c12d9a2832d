import type { EditedQuestion, QuestionDraft, SavedBy } from "@lehrpfad/contract";
import { useState } from "react";
import { errorCode, useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.ts";
import { useQuestionDraft } from "./useQuestionDraft.ts";
import type { Save, Saved } from "./useSaving.ts";

/**
 * A question or an exercise that is edited: its draft, what somebody else saved meanwhile, and how it is saved.
 *
 * @param id of the step whose question it is, or of the exercise
 */
export function useEditing(
  id: string,
  stored: EditedQuestion | null,
  save: Save,
  what: "question" | "exercise",
) {
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const failed = t(what === "exercise" ? "exercise_save_failed" : "question_save_failed");
  const draft = useQuestionDraft(id, stored);
  const [theirs, setTheirs] = useState<{ stored: EditedQuestion | null; savedBy: SavedBy } | null>(null);
  /** How often it could not be saved as it was: each time the keyboard goes to what is missing. */
  const [attempts, setAttempts] = useState(0);
  const finish = (saved: Saved, question: QuestionDraft) => {
    if (saved.kind === "saved") {
      draft.settle(saved.question, question);
      toast.success(t(what === "exercise" ? "exercise_saved" : "question_saved"));
    } else if (saved.kind === "conflict") setTheirs(saved);
    else toast.error(failed, sentence(saved.error));
    return saved.kind === "saved";
  };
  const send = async (version: number | null, question: QuestionDraft = draft.question) =>
    finish(await save(version, question), question);
  /** Brings back what was deleted, without its passage where the text no longer has it, as in a course from elsewhere. */
  const bringBack = async (question: QuestionDraft) => {
    const saved = await save(null, question);
    const isQuoteGone = saved.kind === "failed" && errorCode(saved.error) === "QUESTION_QUOTE_NOT_FOUND";
    return isQuoteGone ? await send(null, { ...question, quote: null }) : finish(saved, question);
  };
  const submit = async () => {
    if (draft.isComplete()) return await send(draft.base?.version ?? null);
    toast.error(failed);
    setAttempts(attempts + 1);
    return false;
  };
  return { draft, theirs, setTheirs, submit, bringBack, attempts };
}

export type Editing = ReturnType<typeof useEditing>;
