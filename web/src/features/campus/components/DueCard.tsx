import { RefreshCw } from "lucide-react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { REVIEWS } from "../../learning/steps.ts";
import { useDue } from "../../learning/upkeep.ts";

/** What is to be repeated today; nothing where nothing is due. */
export function DueCard() {
  const { t } = useTranslation("campus");
  const { number } = useFormats();
  const due = useDue();
  const total = due.data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Card as="section" className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="flex items-center gap-2.5 text-xl">
          <RefreshCw size={20} aria-hidden className="text-accent" />
          {t("due_title", { number: number(total) })}
        </h2>
        <p className="mt-1 text-muted">{t("due_text")}</p>
      </div>
      <LinkButton to={REVIEWS}>{t("due_start")}</LinkButton>
    </Card>
  );
}
