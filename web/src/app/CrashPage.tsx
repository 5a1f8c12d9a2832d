import { useNavigate } from "react-router";
import { useTranslation } from "../lib/i18n.ts";
import { Button } from "../ui/Button.tsx";
import { useTakenOver } from "./useTakenOver.ts";

/** The generic error screen of SPEC.md section 2. */
export function CrashPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useTakenOver();
  return (
    <div role="alert" className="mx-auto max-w-lg px-4 py-16 text-center">
      <h1 className="text-3xl">{t("crashed_title")}</h1>
      <p className="mt-4 text-muted">{t("crashed_text")}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button onPress={() => void navigate(0)}>{t("try_again")}</Button>
        <Button look="quiet" onPress={() => location.reload()}>
          {t("reload_page")}
        </Button>
      </div>
    </div>
  );
}
