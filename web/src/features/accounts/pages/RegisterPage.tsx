import { useTranslation } from "react-i18next";
import { Page } from "../../../lib/Page.tsx";

export default function RegisterPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("create_account")}>
      <h1 className="text-3xl">{t("create_account")}</h1>
    </Page>
  );
}
