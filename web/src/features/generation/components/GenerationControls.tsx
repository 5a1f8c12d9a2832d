import type { Generation } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { DeleteCourseDialog } from "../../../lib/course/DeleteCourseDialog.tsx";
import { bringDraftBack } from "../../../lib/drafts/sentDraft.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useProfile } from "../../../lib/profile.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { NotStartedAgain } from "./GenerationNotices.tsx";

const STUDIO = "/dashboard?view=creator";

/** Cancels a running generation after asking; the course is deleted with it, and one is back at what it was made of. */
export function CancelButton({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation("generation");
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const profile = useProfile().data;
  const [asking, setAsking] = useState(false);
  const cancel = useMutation(
    orpc.generation.cancel.mutationOptions({
      onSuccess: async () => {
        toast.success(t("cancelled"), t("cancelled_text", { name }));
        void queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
        const isBack = profile !== undefined && bringDraftBack(profile.id, slug);
        await navigate(isBack ? "/create?stage=configuration" : STUDIO);
      },
    }),
  );
  const close = () => {
    cancel.reset();
    setAsking(false);
  };
  return (
    <>
      <Button look="quiet" onPress={() => setAsking(true)}>
        {t("cancel")}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onCancel={close}
        onConfirm={() => cancel.mutate({ slug })}
        title={t("cancel_title", { name })}
        confirmLabel={t("cancel_confirm")}
        cancelLabel={t("cancel_keep")}
        isPending={cancel.isPending}
        error={cancel.isError ? sentence(cancel.error) : undefined}
      >
        {t("cancel_text")}
      </ConfirmDialog>
    </>
  );
}

/** Has a run wait for nobody, although its plan was to be looked at first. */
export function WriteAtOnce({ slug, onState }: Pick<FailedControlsProps, "slug" | "onState">) {
  const { t } = useTranslation("generation");
  const sentence = useErrorSentence();
  const write = useMutation(orpc.generation.writeAtOnce.mutationOptions({ onSuccess: onState }));
  return (
    <div>
      <Button look="plain" onPress={() => write.mutate({ slug })} isPending={write.isPending}>
        {t("write_at_once")}
      </Button>
      {write.isError ? (
        <p role="alert" className="mt-2 text-danger">
          {sentence(write.error)}
        </p>
      ) : null}
    </div>
  );
}

interface FailedControlsProps {
  slug: string;
  name: string;
  onState: (state: Generation) => void;
}

/** What one can do about a failed generation: continue, start again, or give the course up. */
export function FailedControls({ slug, name, onState }: FailedControlsProps) {
  const { t } = useTranslation("generation");
  const { t: s } = useTranslation("studio");
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const resume = useMutation(orpc.generation.resume.mutationOptions({ onSuccess: onState }));
  const retry = useMutation(orpc.generation.retry.mutationOptions({ onSuccess: onState }));
  const error = resume.error ?? retry.error;
  return (
    <div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button onPress={() => resume.mutate({ slug })} isPending={resume.isPending}>
          {t("resume")}
        </Button>
        <Button look="quiet" onPress={() => retry.mutate({ slug })} isPending={retry.isPending}>
          {t("retry")}
        </Button>
        <Button look="plain" onPress={() => setDeleting(true)}>
          {s("manage_delete")}
        </Button>
      </div>
      <ul className="mt-3 space-y-1 text-sm text-muted">
        <li>{t("hint", { action: t("resume"), text: t("resume_hint") })}</li>
        <li>{t("hint", { action: t("retry"), text: t("retry_hint") })}</li>
      </ul>
      {error ? <NotStartedAgain error={error} /> : null}
      <DeleteCourseDialog
        course={deleting ? { slug, name } : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(STUDIO)}
      />
    </div>
  );
}
