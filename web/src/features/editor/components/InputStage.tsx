import { LIMITS, type StepPlace } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { readingOptions } from "../../../lib/documents/reading.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import { usePropose } from "../../rewriting/queries.ts";
import type { StepDraft, useStepDraft } from "../addStep/useStepDraft.ts";
import { StepMaterial } from "./StepMaterial.tsx";
import { WizardFrame } from "./WizardFrame.tsx";

/** The uploaded document as it is read. */
function useReadDocument(document: StepDraft["document"]) {
  return useQuery({ ...readingOptions(document?.id ?? ""), enabled: document !== null });
}

/** What stands in the way of the new step; null where nothing does. */
function useObstacle(draft: StepDraft, busy: boolean, state: string | undefined) {
  const builtin = useSite().data?.writer === "builtin";
  const { document, description } = draft;
  if (busy || (document !== null && state === "reading")) return "document_waits";
  if (document !== null) return state === "ready" ? null : "document_refused";
  if (builtin) return "document_needed";
  return description.trim() === "" ? "description_missing" : null;
}

interface InputStageProps {
  slug: string;
  place: StepPlace;
  store: ReturnType<typeof useStepDraft>;
  onBack: () => void;
  onManually: () => void;
}

/** AI Input: what the step is about, in words or as a document; the step is read before it is inserted. */
export function InputStage({ slug, place, store, onBack, onManually }: InputStageProps) {
  const { t } = useTranslation("rewriting");
  const { t: e } = useTranslation("editor");
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const id = useId();
  const builtin = useSite().data?.writer === "builtin";
  const field = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const propose = usePropose(slug);
  const { draft, change, clear } = store;
  const query = useReadDocument(draft.document);
  const obstacle = useObstacle(draft, busy, query.data?.state);
  const onDocument = useCallback((document: StepDraft["document"]) => change({ document }), [change]);
  const generate = () => {
    setTried(true);
    if (obstacle === "description_missing") field.current?.focus();
    if (obstacle !== null) return;
    const target = { kind: "insertStep", place, documentId: draft.document?.id ?? null } as const;
    const done = (proposal: { id: string }) => {
      clear();
      void navigate(`/c/${slug}/edit/proposals/${proposal.id}`);
    };
    propose.mutate({ target, instruction: draft.description }, { onSuccess: done });
  };
  const missing = tried && obstacle === "description_missing";
  const hindered = tried && obstacle !== null && !missing ? t(obstacle) : undefined;
  return (
    <WizardFrame
      slug={slug}
      title={t("input_title")}
      done={2}
      error={propose.isError ? sentence(propose.error) : hindered}
      submitLabel={t("generate")}
      isPending={propose.isPending}
      onBack={onBack}
      onSubmit={generate}
      other={
        <Button look="quiet" onPress={onManually}>
          {e("create_manually")}
        </Button>
      }
    >
      {builtin ? <Notice>{t("input_builtin")}</Notice> : null}
      <TextArea
        ref={field}
        label={t("description_label")}
        help={t(builtin ? "description_help_builtin" : "description_help")}
        rows={4}
        maxLength={LIMITS.instructionLength}
        value={draft.description}
        error={missing ? t("description_missing") : undefined}
        onChange={(description) => change({ description })}
      />
      <section aria-labelledby={id} className="space-y-2">
        <h3 id={id} className="font-ui text-base font-semibold">
          {t(builtin ? "document_label_needed" : "document_label")}
        </h3>
        <StepMaterial
          place={`step:${slug}`}
          document={draft.document}
          query={query}
          onBusy={setBusy}
          onChange={onDocument}
        />
      </section>
    </WizardFrame>
  );
}
