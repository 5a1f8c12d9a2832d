import type { OutlineStep } from "@lehrpfad/contract";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useDeleteStep } from "../queries.ts";

interface DeleteStepDialogProps {
  slug: string;
  step: OutlineStep;
  /** The step that is open. */
  current: string | null;
  onClose: () => void;
}

/** Names what goes with a step; it can be restored for a while. */
export function DeleteStepDialog({ slug, step, current, onClose }: DeleteStepDialogProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { title } = step;
  const remove = useDeleteStep(slug, title, (stepId) => {
    if (stepId === current) void navigate(`/c/${slug}/edit`);
  });
  return (
    <ConfirmDialog
      isOpen
      onCancel={onClose}
      onConfirm={() => remove.mutate({ slug, stepId: step.id }, { onSettled: onClose })}
      title={t("delete_title", { title })}
      confirmLabel={t("delete")}
      cancelLabel={common("cancel")}
      isPending={remove.isPending}
    >
      {t("delete_text")}
    </ConfirmDialog>
  );
}
