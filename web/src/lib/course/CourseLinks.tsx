import type { ManagedCourse } from "@lehrpfad/contract";
import { CopyField } from "../../ui/CopyField.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import { useTranslation } from "../i18n.ts";

type Links = Pick<ManagedCourse, "participantUrl" | "managementUrl" | "active">;

/** The two links of a course, to be copied, and the participants' one as a QR code. */
export function CourseLinks({ participantUrl, managementUrl, active }: Links) {
  const { t } = useTranslation();
  const { t: s } = useTranslation("studio");
  const copy = { copyLabel: t("copy"), copiedLabel: t("copied"), failedLabel: t("copy_failed") };
  return (
    <div className="grid gap-6 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0 space-y-6">
        <CopyField
          label={s("participant_link")}
          help={s(active ? "participant_link_help" : "participant_link_closed")}
          value={participantUrl}
          {...copy}
        />
        <CopyField
          label={s("management_link")}
          help={s("management_link_help")}
          value={managementUrl}
          {...copy}
        />
      </div>
      <div className="justify-self-center sm:justify-self-end">
        <QrCode value={participantUrl} label={s("qr_label")} size={184} />
      </div>
    </div>
  );
}
