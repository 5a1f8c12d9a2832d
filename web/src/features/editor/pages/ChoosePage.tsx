import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/States.tsx";

/** Beside the list while nothing is open. */
export default function ChoosePage() {
  const { t } = useTranslation("editor");
  return <EmptyState title={t("choose_title")}>{t("choose_text")}</EmptyState>;
}
