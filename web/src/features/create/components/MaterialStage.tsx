import { type Document, LIMITS } from "@lehrpfad/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { DocumentRow } from "../../../lib/documents/DocumentRow.tsx";
import { DOCUMENT_TYPES } from "../../../lib/documents/documentTypes.ts";
import type { Refusal } from "../../../lib/documents/takeFiles.ts";
import { UploadRow } from "../../../lib/documents/UploadRow.tsx";
import { useUploads } from "../../../lib/documents/useUploads.ts";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import type { CourseDraft, GoalWriter } from "../draft/useCourseDraft.ts";
import type { Material } from "../draft/useMaterial.ts";
import { QuotaHint } from "./QuotaHint.tsx";

interface MaterialStageProps {
  draft: CourseDraft;
  material: Material;
  change: (update: (before: CourseDraft) => Partial<CourseDraft>) => void;
  onRemove: (id: string) => void;
  onNext: () => void;
}

/** Names of files that are said one by one. */
const NAMED = 8;

/** Why not all files were taken, and which were not. */
function RefusalNote({ refusal, limit }: { refusal: Refusal; limit: number }) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const { names } = refusal;
  const more = names.length - NAMED;
  const all = more > 0 ? [...names.slice(0, NAMED), t("more_files", { number: f.number(more) })] : names;
  return (
    <Notice tone="danger">
      <p>
        {refusal.reason === "size"
          ? t("total_too_large", { size: f.bytesAbove(refusal.bytes, limit), limit: f.bytesOfLimit(limit) })
          : t("limit_exceeded", { limit: f.number(LIMITS.documentsPerCourse) })}
      </p>
      <p className="break-words">{t("not_taken", { count: names.length, names: f.list(all) })}</p>
    </Notice>
  );
}

/**
 * What stands in the way of going on: no material, or material that is not read yet. Who wanted to go on while it was read
 * does so by itself once all of it is, unless something was refused meanwhile, which is to be seen first.
 */
function useObstacle(
  draft: CourseDraft,
  material: Material,
  { uploading, isRefused, onNext }: { uploading: boolean; isRefused: boolean; onNext: () => void },
) {
  const [tried, setTried] = useState<string | null>(null);
  const waits = uploading || material.reading;
  const missing = draft.goal.trim() === "" ? "MATERIAL_MISSING" : null;
  const code = waits ? "DOCUMENT_NOT_READY" : material.ready.length > 0 ? null : missing;
  useEffect(() => {
    if (code !== null) return;
    const isAwaited = tried === "DOCUMENT_NOT_READY" && !isRefused;
    setTried(null);
    if (isAwaited) onNext();
  }, [code, tried, isRefused, onNext]);
  return { code, shown: tried === null ? null : code, show: () => setTried(code) };
}

/** First stage: documents, what was read in them, and the learning goal. */
export function MaterialStage({ draft, material, change, onRemove, onNext }: MaterialStageProps) {
  const { t } = useTranslation("create");
  const { t: imports } = useTranslation("imports");
  const f = useFormats();
  const sentence = useErrorSentence();
  const site = useSite().data;
  const goal = useRef<HTMLTextAreaElement>(null);
  const limit = site?.materialBytes ?? LIMITS.materialBytes;
  const onArrived = useCallback(
    ({ id, name, bytes }: Document) =>
      change((before) => ({ documents: [...before.documents, { id, name, bytes }] })),
    [change],
  );
  const { uploads, refusal, add, cancel, again } = useUploads({
    place: "create",
    limit,
    arrived: draft.documents,
    onArrived,
  });
  const obstacle = useObstacle(draft, material, {
    uploading: uploads.some(({ error }) => error === undefined),
    isRefused:
      refusal !== null ||
      uploads.some(({ error }) => error !== undefined) ||
      material.queries.some(({ data, isError }) => isError || data?.state === "refused"),
    onNext,
  });
  const next = () => {
    if (obstacle.code === null) return onNext();
    obstacle.show();
    if (obstacle.code !== "DOCUMENT_NOT_READY") goal.current?.focus();
  };
  const onlyGoal = uploads.length + draft.documents.length === 0 && draft.goal.trim() !== "";
  return (
    <div className="space-y-7">
      <FileDrop
        label={t("drop_label")}
        hint={t("drop_hint", { size: f.bytesOfLimit(limit) })}
        chooseLabel={t("drop_choose")}
        accept={DOCUMENT_TYPES}
        onFiles={add}
      />
      <p className="text-md text-muted">
        {imports("link_hint")}{" "}
        <Link to="/create?stage=import" className="font-semibold underline underline-offset-4">
          {imports("title")}
        </Link>
      </p>
      <QuotaHint />
      {refusal ? <RefusalNote refusal={refusal} limit={limit} /> : null}
      {draft.documents.length + uploads.length > 0 ? (
        <ul aria-label={t("uploads_label")} className="space-y-4">
          {draft.documents.map(({ id, name, bytes }, index) => (
            <DocumentRow
              key={id}
              name={name}
              bytes={bytes}
              query={material.queries[index]}
              onRemove={() => onRemove(id)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onCancel={() => cancel(upload)}
              onAgain={() => void again(upload)}
            />
          ))}
        </ul>
      ) : null}
      <TextArea
        ref={goal}
        label={t("goal_label")}
        help={t("goal_help")}
        rows={3}
        maxLength={LIMITS.goalLength}
        value={draft.goal}
        onChange={(value) => change(() => ({ goal: value }))}
      />
      {onlyGoal && site?.writer === "builtin" ? (
        <RadioGroup<GoalWriter>
          label={t("way_label")}
          choices={[
            { value: "chat", label: t("way_chat"), hint: t("way_chat_hint") },
            { value: "creator", label: t("way_creator"), hint: t("way_creator_hint") },
          ]}
          value={draft.way}
          onChange={(way) => change(() => ({ way }))}
        />
      ) : null}
      {obstacle.shown ? (
        <Notice tone={obstacle.shown === "DOCUMENT_NOT_READY" ? "here" : "danger"}>
          {sentence(new CodedError(obstacle.shown))}
        </Notice>
      ) : null}
      <div className="flex justify-end max-sm:*:w-full">
        <Button onPress={next}>{t("to_configuration")}</Button>
      </div>
    </div>
  );
}
