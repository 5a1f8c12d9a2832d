import { IMPORT_ENDINGS, LIMITS } from "@lehrpfad/contract";
import { useState } from "react";
import { Link } from "react-router";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { Notice } from "../../ui/States.tsx";
import { useErrorSentence } from "../errors.ts";
import { useFormats } from "../format.ts";
import { useTranslation } from "../i18n.ts";
import { useSite } from "../site.ts";
import { type ImportFault, importFault } from "./importFault.ts";

const FORMATS = ["course", "gift", "moodle", "qti", "cartridge"] as const;

/** The forms in which a course or parts of one can come in, and what each holds. */
function ImportFormats() {
  const { t } = useTranslation("imports");
  return (
    <section aria-label={t("formats")} className="mt-6">
      <h2 className="text-lg">{t("formats")}</h2>
      <dl className="mt-3 space-y-3">
        {FORMATS.map((format) => (
          <div key={format} className="gap-x-6 sm:grid sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{t(`format_${format}`)}</dt>
            <dd className="text-muted">{t(`format_${format}_holds`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FaultNote({ fault, name, limit }: { fault: ImportFault; name: string; limit: string }) {
  const { t } = useTranslation("imports");
  if (fault === "ending") return <Notice tone="danger">{t("wrong_ending", { name })}</Notice>;
  if (fault === "size") return <Notice tone="danger">{t("too_large", { name, size: limit })}</Notice>;
  return (
    <Notice tone="danger">
      <p>{t("is_document", { name })}</p>
      <p className="mt-2">
        <Link to="/create" className="font-semibold underline underline-offset-4">
          {t("to_create")}
        </Link>
      </p>
    </Notice>
  );
}

interface ImportFileProps {
  /** Why the file that was sent last was not taken. */
  error: unknown;
  /** What is happening to a file; null while none is on its way. */
  busy: string | null;
  onFile: (file: File) => void;
}

/** Chooses a course, or questions and pages of another tool; says what can come in, and refuses what cannot. */
export function ImportFile({ error, busy, onFile }: ImportFileProps) {
  const { t } = useTranslation("imports");
  const f = useFormats();
  const sentence = useErrorSentence();
  const bytes = useSite().data?.materialBytes ?? LIMITS.materialBytes;
  const limit = f.bytesOfLimit(bytes);
  const [refused, setRefused] = useState<{ fault: ImportFault; name: string } | null>(null);
  const take = ([file]: File[]) => {
    if (!file || busy !== null) return;
    const fault = importFault(file, bytes);
    setRefused(fault && { fault, name: file.name });
    if (fault === null) onFile(file);
  };
  return (
    <div className="max-w-2xl">
      <FileDrop
        label={t("drop_label")}
        hint={t("drop_hint", { size: limit })}
        chooseLabel={t("drop_choose")}
        accept={IMPORT_ENDINGS}
        multiple={false}
        onFiles={take}
      />
      <div className="mt-4 space-y-4">
        {busy === null ? null : (
          <p className="flex items-center gap-2.5">
            <Spinner />
            {busy}
          </p>
        )}
        {refused ? <FaultNote {...refused} limit={limit} /> : null}
        {!refused && error && busy === null ? (
          <Notice tone="danger">
            <p className="font-semibold">{t("failed")}</p>
            <p>{sentence(error)}</p>
          </Notice>
        ) : null}
      </div>
      <ImportFormats />
    </div>
  );
}
