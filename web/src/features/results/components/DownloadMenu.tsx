import { EXPORT_FORMATS, type ExportFormat, type ExportTable } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { toast } from "../../../ui/toast.ts";
import { downloadTable } from "../download.ts";

/** Saves a table of the results in one of the formats. */
export function DownloadMenu({ slug, table }: { slug: string; table: ExportTable }) {
  const { t } = useTranslation("results");
  const language = useLanguage();
  const sentence = useErrorSentence();
  const download = useMutation({
    mutationFn: (format: ExportFormat) => downloadTable(slug, table, format, language),
    onError: (error) => toast.error(t("download_failed"), sentence(error)),
  });
  return (
    <Menu
      label={t("download")}
      trigger={
        <AriaButton className={buttonClass("quiet")}>
          {download.isPending ? <Spinner /> : <Download size={18} aria-hidden />}
          {t("download")}
        </AriaButton>
      }
      groups={[
        EXPORT_FORMATS.map((format) => ({
          id: format,
          label: t(`download_${format}`),
          onSelect: () => download.mutate(format),
        })),
      ]}
    />
  );
}
