import { LIMITS, type StepCut } from "@lehrpfad/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { newId } from "../../../lib/newId.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useCuts, useSplitStep } from "../reshapingQueries.ts";
import { ReshapeForm } from "./ReshapeForm.tsx";

interface SplitDialogProps {
  slug: string;
  step: { id: string; title: string };
  onClose: () => void;
}

/** What a place would mean for question, exercises and participants. */
function Consequences({ cut }: { cut: StepCut }) {
  const { t } = useTranslation("reshaping");
  const { first, second } = cut.exercises;
  const count = (which: "first" | "second", number: number) =>
    t(`exercises_${which}`, { count: number, number });
  const lines = [
    t(cut.question === null ? "question_none" : `question_${cut.question}`),
    first > 0 ? count("first", first) : "",
    second > 0 ? count("second", second) : "",
    t("split_progress"),
  ];
  return (
    <p aria-live="polite" className="text-muted">
      {lines.filter(Boolean).join(" ")}
    </p>
  );
}

interface SplitFormProps extends SplitDialogProps {
  version: number;
  cuts: readonly StepCut[];
}

/** Places of a step, the title of what begins there, and what goes where. */
function SplitForm({ slug, step, version, cuts, onClose }: SplitFormProps) {
  const { t } = useTranslation("reshaping");
  const { t: editor } = useTranslation("editor");
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const [cut, setCut] = useState(cuts[0]);
  const [ownTitle, setOwnTitle] = useState<string>();
  const [requestId] = useState(() => newId());
  const split = useSplitStep(slug, (id) => {
    onClose();
    void navigate(`/c/${slug}/edit/steps/${id}`);
  });
  const title = ownTitle ?? cut?.title ?? "";
  if (!cut) return <p>{t("split_none")}</p>;
  const isEmpty = title.trim() === "";
  const submit = () => {
    if (!isEmpty) split.mutate({ slug, stepId: step.id, requestId, version, at: cut.at, title });
  };
  return (
    <ReshapeForm
      label={t("split_do")}
      error={split.isError ? `${t("failed_split")}: ${sentence(split.error)}` : null}
      isPending={split.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{t("split_lead")}</p>
      <RadioGroup
        label={t("split_places")}
        value={String(cut.at)}
        onChange={(at) => setCut(cuts.find((one) => String(one.at) === at))}
        choices={cuts.map(({ at, kind, text, words }) => ({
          value: String(at),
          label: t(`split_place_${kind}`, { text }),
          hint: t("split_place", words),
        }))}
      />
      <TextField
        label={t("split_name")}
        help={t("split_name_help")}
        value={title}
        maxLength={LIMITS.stepTitleLength}
        isRequired
        error={isEmpty ? editor("title_missing") : undefined}
        onChange={setOwnTitle}
      />
      <Consequences cut={cut} />
    </ReshapeForm>
  );
}

/** Makes the second part of a step a step of its own. */
export function SplitDialog({ slug, step, onClose }: SplitDialogProps) {
  const { t } = useTranslation("reshaping");
  const { t: common } = useTranslation();
  const cuts = useCuts(slug, step.id);
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={t("split_title", { title: step.title })}
      closeLabel={common("close")}
    >
      {cuts.isError ? <QueryError query={cuts} /> : null}
      {cuts.isPending ? (
        <Loading label={common("loading")}>
          <SkeletonText lines={6} />
        </Loading>
      ) : null}
      {cuts.data ? <SplitForm slug={slug} step={step} {...cuts.data} onClose={onClose} /> : null}
    </Dialog>
  );
}
