import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { toast } from "../../../ui/toast.ts";

const TEXTS = {
  question: {
    button: "question_delete",
    title: "question_delete_title",
    text: "question_delete_text",
    done: "question_deleted",
    failed: "question_delete_failed",
  },
  exercise: {
    button: "exercise_delete",
    title: "exercise_delete_title",
    text: "exercise_delete_text",
    done: "exercise_deleted",
    failed: "exercise_delete_failed",
  },
} as const;

interface DeleteQuestionProps {
  /** What is deleted, in words of its own. */
  what: keyof typeof TEXTS;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  /** Puts the question back as it was, its answers with it. */
  onUndo: () => void;
}

/** Deletes a question or an exercise after asking; it can be undone. */
export function DeleteQuestion({ what, remove, onDeleted, onUndo }: DeleteQuestionProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const texts = TEXTS[what];
  const [asking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      onDeleted();
      toast.success(t(texts.done), undefined, { label: t("undo"), onAction: onUndo });
    },
    onError: (error) => toast.error(t(texts.failed), sentence(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="quiet" onPress={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
        {t(texts.button)}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => deletion.mutate()}
        title={t(texts.title)}
        confirmLabel={common("delete")}
        cancelLabel={common("cancel")}
        isPending={deletion.isPending}
      >
        {t(texts.text)}
      </ConfirmDialog>
    </>
  );
}
