import { useTranslation } from "react-i18next";
import { Page } from "../../../lib/Page.tsx";

export default function SelectRolePage() {
  const { t } = useTranslation();
  return (
    <Page title={t("creators_only_choose")}>
      <h1 className="text-3xl">{t("creators_only_choose")}</h1>
    </Page>
  );
}
