import { useTranslation } from "../../../lib/i18n.ts";
import { Card } from "../../../ui/Card.tsx";

/** Said until the server has all answers of a test, and what came of it is there. */
export function Ending() {
  const { t } = useTranslation("entryTest");
  return (
    <Card>
      <h2 className="text-xl">{t("ending_title")}</h2>
      <p className="mt-2 text-muted">{t("ending_text")}</p>
    </Card>
  );
}
