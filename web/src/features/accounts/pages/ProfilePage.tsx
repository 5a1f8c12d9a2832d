import { useTranslation } from "react-i18next";
import { Page } from "../../../lib/Page.tsx";

export default function ProfilePage() {
  const { t } = useTranslation();
  return (
    <Page title={t("profile")}>
      <h1 className="text-3xl">{t("profile")}</h1>
    </Page>
  );
}
