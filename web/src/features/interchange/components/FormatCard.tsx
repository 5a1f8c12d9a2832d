import type { ExportOptions, OfferedFormat } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useId, useState } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/States.tsx";
import { type Downloading, downloadExport } from "../queries.ts";

interface FormatCardProps {
  slug: string;
  format: OfferedFormat;
  options: ExportOptions;
  /** Whether the options cannot be used as they stand. */
  isInvalid: boolean;
}

const BEGUN: Downloading = { percent: null };

/** A format: what it is for, what it leaves behind, and the file. */
export function FormatCard({ slug, format, options, isInvalid }: FormatCardProps) {
  const { t } = useTranslation("interchange");
  const { bytes, percent } = useFormats();
  const sentence = useErrorSentence();
  const [how, setHow] = useState<Downloading>(BEGUN);
  const heading = useId();
  const { name, losses } = format;
  const size = bytes(format.bytes);
  const download = useMutation({
    mutationFn: () => downloadExport(slug, name, options, setHow),
    onMutate: () => setHow(BEGUN),
  });
  const underWay = () => {
    if ("loaded" in how) return t("loaded", { loaded: bytes(how.loaded), size });
    // In tens, so that who hears it is not told every second.
    const tens = how.percent === null ? 0 : Math.floor(how.percent / 10) * 10;
    return tens === 0 ? t("preparing") : t("prepared", { percent: percent(tens) });
  };
  return (
    <Card as="li" aria-labelledby={heading} className="flex flex-col">
      <h3 id={heading} className="text-xl">
        {t(`format_${name}`)}
      </h3>
      <p className="mt-1.5">{t(`format_${name}_for`)}</p>
      <p className="mt-1.5 text-md text-muted">{t(format.tellsAnswers ? "tells" : "hides")}</p>
      {losses.length === 0 ? (
        <p className="mt-3 text-md text-muted">{t("nothing_lost")}</p>
      ) : (
        <>
          <p className="mt-3 text-md font-semibold">{t("losses")}</p>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-md">
            {losses.map(({ code, count }) => (
              <li key={code}>{t(`loss_${code}`, { count })}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <Button
          look="quiet"
          isPending={download.isPending}
          isDisabled={isInvalid}
          aria-describedby={heading}
          onPress={() => download.mutate()}
        >
          {download.isPending ? null : <Download size={18} aria-hidden />}
          {t("download")}
        </Button>
        <span role="status" className="text-md text-muted">
          {download.isPending ? underWay() : null}
          {download.isSuccess ? t("downloaded") : null}
          {download.isIdle ? t("size", { size }) : null}
        </span>
      </div>
      {download.isError ? (
        <div className="mt-3">
          <Notice tone="danger">
            {t("failed")}: {sentence(download.error)}
          </Notice>
        </div>
      ) : null}
    </Card>
  );
}
