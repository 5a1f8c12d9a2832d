import { useTranslation } from "react-i18next";
import { Page } from "../../../lib/Page.tsx";

export default function StudioPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("studio")}>
      <h1 className="text-3xl">{t("studio")}</h1>
    </Page>
  );
}
