import { useTranslation } from "../i18n.ts";
import { LegalLinks } from "./LegalLinks.tsx";

/** Beside a form that asks for personal data: where to read how it is handled. */
export default function LegalHint() {
  const { t } = useTranslation("legal");
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {t("hint_privacy")}
      <LegalLinks pages={["privacy", "terms"]} />
    </div>
  );
}
