import { type Document, LIMITS } from "@lehrpfad/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { DocumentRow } from "../../../lib/documents/DocumentRow.tsx";
import { DOCUMENT_TYPES } from "../../../lib/documents/documentTypes.ts";
import { UploadRow } from "../../../lib/documents/UploadRow.tsx";
import { useUploads } from "../../../lib/documents/useUploads.ts";
import { MEBIBYTE, useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Notice } from "../../../ui/States.tsx";
import type { StepDraft } from "../addStep/useStepDraft.ts";

interface StepMaterialProps {
  /** What the uploads of this course's wizard are known by. */
  place: string;
  document: StepDraft["document"];
  query: UseQueryResult<Document>;
  /** Says whether a file is on its way. */
  onBusy: (busy: boolean) => void;
  onChange: (document: StepDraft["document"]) => void;
}

/** The document that a new step is made of: dropped or chosen, at most 20 MB (statement 5.03). */
export function StepMaterial({ place, document, query, onBusy, onChange }: StepMaterialProps) {
  const { t } = useTranslation("rewriting");
  const f = useFormats();
  const bytes = useSite().data?.stepMaterialBytes ?? LIMITS.stepMaterialBytes;
  const limit = f.number(bytes / MEBIBYTE);
  const [tooLarge, setTooLarge] = useState<File | null>(null);
  const onArrived = useCallback(
    ({ id, name, bytes: size }: Document) => onChange({ id, name, bytes: size }),
    [onChange],
  );
  const { uploads, add, cancel, again } = useUploads({ place, limit: bytes, arrived: [], onArrived });
  const choose = ([file]: File[]) => {
    if (file === undefined) return;
    const refused = file.size > bytes;
    setTooLarge(refused ? file : null);
    if (!refused) add([file]);
  };
  const [upload] = uploads;
  const busy = upload !== undefined && upload.error === undefined;
  useEffect(() => onBusy(busy), [onBusy, busy]);
  return (
    <div className="space-y-4">
      {document === null && upload === undefined ? (
        <FileDrop
          label={t("document_drop")}
          hint={t("document_hint", { limit })}
          chooseLabel={t("document_choose")}
          accept={DOCUMENT_TYPES}
          multiple={false}
          onFiles={choose}
        />
      ) : (
        <ul className="space-y-4">
          {document ? (
            <DocumentRow
              name={document.name}
              bytes={document.bytes}
              query={query}
              onRemove={() => onChange(null)}
            />
          ) : null}
          {upload ? (
            <UploadRow upload={upload} onCancel={() => cancel(upload)} onAgain={() => void again(upload)} />
          ) : null}
        </ul>
      )}
      {tooLarge ? (
        <Notice tone="danger">
          {t("document_too_large", {
            limit,
            name: tooLarge.name,
            size: f.bytesAbove(tooLarge.size, bytes),
          })}
        </Notice>
      ) : null}
    </div>
  );
}
