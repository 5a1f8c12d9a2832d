import { LIMITS, type OutlineStep } from "@lehrpfad/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useMergeSteps } from "../reshapingQueries.ts";

interface MergeDialogProps {
  slug: string;
  first: OutlineStep;
  second: OutlineStep;
  onClose: () => void;
}

/** Makes a step and the next one a single step; says what becomes of questions and progress. */
export function MergeDialog({ slug, first, second, onClose }: MergeDialogProps) {
  const { t } = useTranslation("reshaping");
  const { t: editor } = useTranslation("editor");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const [title, setTitle] = useState(first.title);
  const merge = useMergeSteps(slug, (stepId) => {
    onClose();
    void navigate(`/c/${slug}/edit/steps/${stepId}`);
  });
  const titles = { first: first.title, second: second.title };
  const isEmpty = title.trim() === "";
  const submit = () => {
    const versions = { version: first.version, nextVersion: second.version };
    if (!isEmpty) merge.mutate({ slug, stepId: first.id, nextId: second.id, ...versions, title });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("merge_title", titles)} closeLabel={common("close")}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{t("merge_lead", titles)}</p>
        {first.question !== null && second.question !== null ? <p>{t("merge_questions", titles)}</p> : null}
        <TextField
          label={t("merge_name")}
          value={title}
          maxLength={LIMITS.stepTitleLength}
          isRequired
          autoFocus
          error={isEmpty ? editor("title_missing") : undefined}
          onChange={setTitle}
        />
        <p className="text-muted">{t("merge_progress")}</p>
        {merge.isError ? (
          <p role="alert" className="text-danger">
            {t("failed_merge")}: {sentence(merge.error)}
          </p>
        ) : null}
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
          <Button look="quiet" onPress={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" isPending={merge.isPending}>
            {t("merge_do")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
