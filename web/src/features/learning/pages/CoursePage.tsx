import { useTranslation } from "react-i18next";
import { Page } from "../../../lib/Page.tsx";

export default function CoursePage() {
  const { t } = useTranslation();
  return (
    <Page title={t("campus")}>
      <h1 className="text-3xl">{t("campus")}</h1>
    </Page>
  );
}
