import { FileUp } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";

/** Leads to where a course comes in from a file. */
export function ImportLink() {
  const { t } = useTranslation("imports");
  return (
    <LinkButton look="quiet" to="/create?stage=import">
      <FileUp size={20} aria-hidden />
      {t("title")}
    </LinkButton>
  );
}
