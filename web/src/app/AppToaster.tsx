import { useTranslation } from "react-i18next";
import { Toaster } from "../ui/Toaster.tsx";

export default function AppToaster() {
  const { t } = useTranslation();
  return <Toaster label={t("notifications")} />;
}
