import { LIMITS, type StepPlace } from "@lehrpfad/contract";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { newId } from "../../../lib/newId.ts";
import { TextField } from "../../../ui/TextField.tsx";
import type { useStepDraft } from "../addStep/useStepDraft.ts";
import { useAddStep } from "../queries.ts";
import { WizardFrame } from "./WizardFrame.tsx";

interface ManualStageProps {
  slug: string;
  place: StepPlace;
  store: ReturnType<typeof useStepDraft>;
  onBack: () => void;
}

/** Create Manually: an empty step with its title, made once however often the button is pressed. */
export function ManualStage({ slug, place, store, onBack }: ManualStageProps) {
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const add = useAddStep(slug);
  const requestId = useRef(newId());
  const field = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const title = store.draft.title.trim();
  const create = () => {
    setTried(true);
    if (title === "") return field.current?.focus();
    const done = ({ stepId }: { stepId: string }) => {
      store.clear();
      void navigate(`/c/${slug}/edit/steps/${stepId}`);
    };
    add.mutate({ slug, requestId: requestId.current, title, place }, { onSuccess: done });
  };
  return (
    <WizardFrame
      slug={slug}
      title={t("add_manual_title")}
      done={2}
      error={add.error ? sentence(add.error) : undefined}
      submitLabel={t("create_manually")}
      isPending={add.isPending}
      onBack={onBack}
      onSubmit={create}
    >
      <TextField
        ref={field}
        label={t("title_label")}
        help={t("add_manual_help")}
        value={store.draft.title}
        maxLength={LIMITS.stepTitleLength}
        isRequired
        error={tried && title === "" ? t("title_missing") : undefined}
        onChange={(typed) => store.change({ title: typed })}
      />
    </WizardFrame>
  );
}
