import { useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";
import { ResendConfirmation } from "../../learning/components/ResendConfirmation.tsx";

/** Nothing can be continued after this sitting until the address is confirmed. */
export function ConfirmHint({ email }: { email: string }) {
  const { t } = useTranslation("viewer");
  return (
    <div className="mb-6">
      <Notice tone="here">
        <p className="mb-3">{t("confirm_hint", { email })}</p>
        <ResendConfirmation />
      </Notice>
    </div>
  );
}
