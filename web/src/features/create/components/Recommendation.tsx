import { LIMITS } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Material } from "../draft/useMaterial.ts";

/** The number of steps that suits the material, with its reason, and the way back to it after another was chosen. */
export function Recommendation({ material, onTake }: { material: Material; onTake: () => void }) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const { recommended } = material;
  const found = material.advice.data?.choices.find(({ wished }) => wished === recommended);
  if (typeof recommended !== "number" || !found) return null;
  const reason = found.short
    ? "recommended_least"
    : found.steps === LIMITS.steps.maximum
      ? "recommended_most"
      : "recommended_reading";
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-md">
        <strong>{t("recommended", { steps: f.number(recommended) })}</strong>{" "}
        <span className="text-muted">{t(reason, { time: f.minutes(found.minutes) })}</span>
      </p>
      {material.steps === recommended ? null : (
        <Button look="quiet" onPress={onTake}>
          {t("recommended_take")}
        </Button>
      )}
    </div>
  );
}
