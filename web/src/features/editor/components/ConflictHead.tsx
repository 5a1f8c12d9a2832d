import { ArrowDown } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";

/** What the marks in two versions mean, and the way from one to the next. */
export function ConflictHead({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation("editor");
  const { t: r } = useTranslation("rewriting");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <del className="change px-1">{t("conflict_only_theirs")}</del>
        <ins className="change px-1">{t("conflict_only_mine")}</ins>
      </p>
      <Button look="quiet" onPress={onNext}>
        <ArrowDown size={18} aria-hidden />
        {r("next_change")}
      </Button>
    </div>
  );
}
