import type { EditedQuestion } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { toast } from "../../../ui/toast.ts";

interface DeleteQuestionProps {
  slug: string;
  stepId: string;
  question: EditedQuestion;
  onDeleted: () => void;
  /** Puts the question back as it was, its answers with it. */
  onUndo: () => void;
}

/** Deletes the question of a step after asking; it can be undone. */
export function DeleteQuestion({ slug, stepId, question, onDeleted, onUndo }: DeleteQuestionProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    orpc.editing.deleteQuestion.mutationOptions({
      onSuccess: () => {
        onDeleted();
        toast.success(t("question_deleted"), undefined, { label: t("undo"), onAction: onUndo });
      },
      onError: (error) => toast.error(t("question_delete_failed"), sentence(error)),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <>
      <Button look="quiet" onPress={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
        {t("question_delete")}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ slug, stepId, version: question.version })}
        title={t("question_delete_title")}
        confirmLabel={common("delete")}
        cancelLabel={common("cancel")}
        isPending={remove.isPending}
      >
        {t("question_delete_text")}
      </ConfirmDialog>
    </>
  );
}
