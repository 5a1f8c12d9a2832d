import type { MyCourse } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { latePart } from "../../../lib/latePart.ts";
import { Opened } from "../../../lib/Opened.tsx";
import { forgetAnswersIn } from "../../../lib/storage.ts";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast.ts";
import { forgetReadBites } from "../../learning/lesson/readBites.ts";
import { useReloadLearning } from "../../learning/queries.ts";

const ConfirmDialog = latePart(async () => ({
  default: (await import("../../../ui/ConfirmDialog.tsx")).ConfirmDialog,
}));

/** Puts a course back to its start, after asking. */
export function RestartButton({ course, describedBy }: { course: MyCourse; describedBy: string }) {
  const { t } = useTranslation("campus");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const reload = useReloadLearning();
  const [asks, setAsks] = useState(false);
  const { slug, name } = course;
  const restart = useMutation(
    orpc.campus.restart.mutationOptions({
      onSuccess: async () => {
        forgetAnswersIn(slug);
        forgetReadBites(slug);
        queries.removeQueries({ queryKey: orpc.learning.step.key() });
        await reload();
        setAsks(false);
        toast.success(t("restart_done"));
      },
    }),
  );
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <Button
        look="plain"
        aria-describedby={describedBy}
        onPress={() => {
          restart.reset();
          setAsks(true);
        }}
      >
        {t("restart")}
      </Button>
      <Opened isOpen={asks}>
        <ConfirmDialog
          isOpen={asks}
          onCancel={() => setAsks(false)}
          onConfirm={() => restart.mutate({ slug, timeZone })}
          title={t("restart_title", { course: name })}
          confirmLabel={t("restart")}
          cancelLabel={t("cancel")}
          isPending={restart.isPending}
          error={restart.isError ? sentence(restart.error) : undefined}
        >
          <p>{t("restart_text")}</p>
        </ConfirmDialog>
      </Opened>
    </>
  );
}
