import { EXPORT_FORMATS, type ExportFormat, type ExportTable } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { AnchoredMenu, type MenuEntry } from "../../../ui/AnchoredMenu.tsx";
import { buttonClass } from "../../../ui/Button.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { toast } from "../../../ui/toast.ts";
import { downloadStatements, downloadTable } from "../download.ts";

/** Saves a table of the results in one of the formats. */
export function DownloadMenu({ slug, table }: { slug: string; table: ExportTable }) {
  const { t } = useTranslation("results");
  const language = useLanguage();
  const sentence = useErrorSentence();
  const download = useMutation({
    mutationFn: (format: ExportFormat | "xapi") =>
      format === "xapi" ? downloadStatements(slug) : downloadTable(slug, table, format, language),
    onError: (error) => toast.error(t("download_failed"), sentence(error)),
  });
  const [button, setButton] = useState<HTMLElement | null>(null);
  const entry = (format: ExportFormat | "xapi"): MenuEntry => ({
    id: format,
    label: t(`download_${format}`),
    onSelect: () => download.mutate(format),
  });
  const groups = [[...EXPORT_FORMATS.map(entry), ...(table === "participants" ? [entry("xapi")] : [])]];
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setButton(currentTarget)}
        className={buttonClass("quiet")}
      >
        {download.isPending ? <Spinner /> : <Download size={18} aria-hidden />}
        {t("download")}
      </button>
      {button ? (
        <AnchoredMenu label={t("download")} groups={groups} anchor={button} onClose={() => setButton(null)} />
      ) : null}
    </>
  );
}
