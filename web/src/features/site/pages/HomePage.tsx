import { useTranslation } from "react-i18next";
import { Page } from "../../../lib/Page.tsx";

export default function HomePage() {
  const { t } = useTranslation();
  return (
    <Page title={t("home")}>
      <h1 className="text-3xl">{t("home")}</h1>
    </Page>
  );
}
