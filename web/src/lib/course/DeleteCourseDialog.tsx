import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.ts";
import { orpc } from "../api.ts";
import { useErrorSentence } from "../errors.ts";
import { useTranslation } from "../i18n.ts";
import { useSession } from "../session.ts";

interface DeleteCourseDialogProps {
  /** The course to be deleted; the dialog is open while there is one. */
  course: { slug: string; name: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks, naming what will be lost, and deletes a course. */
export function DeleteCourseDialog({ course, onClose, onDeleted }: DeleteCourseDialogProps) {
  const { t } = useTranslation();
  const { t: s } = useTranslation("studio");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const name = course?.name ?? "";
  const { user } = useSession();
  const people = useQuery({
    ...orpc.studio.managers.queryOptions({ input: { slug: course?.slug ?? "" } }),
    enabled: course !== null,
  });
  const owner = people.data?.owner;
  const remove = useMutation(
    orpc.courses.remove.mutationOptions({
      onSuccess: async () => {
        toast.success(s("deleted", { name }));
        onClose();
        onDeleted?.();
        await queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
      },
      onError: (error) => toast.error(s("delete_failed"), sentence(error)),
    }),
  );
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={course !== null}
      onCancel={close}
      onConfirm={() => {
        if (course) remove.mutate({ slug: course.slug });
      }}
      title={s("delete_title", { name })}
      confirmLabel={s("delete_confirm")}
      cancelLabel={t("cancel")}
      isPending={remove.isPending}
      error={remove.isError ? sentence(remove.error) : undefined}
    >
      <p>{s("delete_text")}</p>
      {owner && owner.userId !== user?.id ? (
        <p className="mt-3 font-semibold">
          {s("delete_other", { name: `${owner.firstName} ${owner.lastName}`.trim() })}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
