import { useTranslation } from "react-i18next";
import { Page } from "../../../lib/Page.tsx";

export default function SettingsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("settings")}>
      <h1 className="text-3xl">{t("settings")}</h1>
    </Page>
  );
}
