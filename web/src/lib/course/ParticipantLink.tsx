import { Share2 } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import { useTranslation } from "../i18n.ts";

interface ParticipantLinkProps {
  slug: string;
  name: string;
  active: boolean;
}

/** The address under which people take a course: to copy, and to hand on where the device can. */
export function ParticipantLink({ slug, name, active }: ParticipantLinkProps) {
  const { t } = useTranslation();
  const { t: s } = useTranslation("studio");
  const url = new URL(`/c/${slug}`, location.origin).href;
  return (
    <div className="space-y-2">
      <CopyField
        label={s("participant_link")}
        help={s(active ? "participant_link_help" : "participant_link_closed")}
        value={url}
        copyLabel={t("copy")}
        copiedLabel={t("copied")}
        failedLabel={t("copy_failed")}
      />
      {"share" in navigator ? (
        // Who closes the list of the device has shared nothing, which is no error.
        <Button
          look="quiet"
          onPress={() => void navigator.share({ title: name, url }).catch(() => undefined)}
        >
          <Share2 size={18} aria-hidden />
          {s("share")}
        </Button>
      ) : null}
    </div>
  );
}
