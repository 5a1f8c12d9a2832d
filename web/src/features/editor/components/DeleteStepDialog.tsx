import type { OutlineStep } from "@lehrpfad/contract";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useDeleteStep } from "../queries.ts";

interface DeleteStepDialogProps {
  slug: string;
  /** The step to delete; null while nothing is asked. */
  step: OutlineStep | null;
  /** The step that is open. */
  current: string | null;
  onClose: () => void;
}

/** Names what goes with a step; it can be restored for a while. */
export function DeleteStepDialog({ slug, step, current, onClose }: DeleteStepDialogProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const title = step?.title ?? "";
  const remove = useDeleteStep(slug, title);
  return (
    <ConfirmDialog
      isOpen={step !== null}
      onCancel={onClose}
      onConfirm={() => {
        if (step === null) return;
        const done = {
          onSuccess: () => step.id === current && void navigate(`/c/${slug}/edit`),
          onSettled: onClose,
        };
        remove.mutate({ slug, stepId: step.id }, done);
      }}
      title={t("delete_title", { title })}
      confirmLabel={t("delete")}
      cancelLabel={common("cancel")}
      isPending={remove.isPending}
    >
      {t("delete_text")}
    </ConfirmDialog>
  );
}
