import { useTranslation } from "react-i18next";
import { Page } from "../../../lib/Page.tsx";

export default function VerifyEmailPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("sign_in")}>
      <h1 className="text-3xl">{t("sign_in")}</h1>
    </Page>
  );
}
