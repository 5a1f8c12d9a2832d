import { LIMITS, type OutlineStep } from "@lehrpfad/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useMergeSteps } from "../reshapingQueries.ts";
import { ReshapeForm } from "./ReshapeForm.tsx";

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
      <ReshapeForm
        label={t("merge_do")}
        error={merge.isError ? `${t("failed_merge")}: ${sentence(merge.error)}` : null}
        isPending={merge.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>{t("merge_lead", titles)}</p>
        {first.question !== null && second.question !== null ? <p>{t("merge_questions", titles)}</p> : null}
        <TextField
          label={t("merge_name")}
          value={title}
          maxLength={LIMITS.stepTitleLength}
          isRequired
          error={isEmpty ? editor("title_missing") : undefined}
          onChange={setTitle}
        />
        <p className="text-muted">{t("merge_progress")}</p>
      </ReshapeForm>
    </Dialog>
  );
}
