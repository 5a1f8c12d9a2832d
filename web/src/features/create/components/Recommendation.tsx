import { LIMITS } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Material } from "../draft/useMaterial.ts";
import type { CoursePreview } from "../draft/usePreview.ts";

interface RecommendationProps {
  material: Material;
  /** What is computed of the material; it knows what goal, language and level leave of it. */
  preview: CoursePreview["preview"];
  onTake: (steps: number) => void;
}

/** The recommended number as far as it is known: of what is taught, else of all the material. */
function recommendedOf({ material, preview }: Pick<RecommendationProps, "material" | "preview">) {
  const { recommended } = material;
  const found = material.advice.data?.choices.find(({ wished }) => wished === recommended);
  if (preview) return preview.recommended;
  return typeof recommended === "number" && found ? { ...found, steps: recommended } : null;
}

/** The number of steps that suits the material, with its reason, and the way back to it after another was chosen. */
export function Recommendation({ material, preview, onTake }: RecommendationProps) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const found = recommendedOf({ material, preview });
  if (!found) return null;
  const { maximum } = LIMITS.steps;
  const reason = found.short
    ? "recommended_least"
    : found.steps === maximum
      ? "recommended_most"
      : "recommended_reading";
  const steps = Math.max(material.minimumSteps, found.steps);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-md">
        <strong>{t("recommended", { steps: f.number(found.steps) })}</strong>{" "}
        <span className="text-muted">{t(reason, { time: f.minutes(found.minutes) })}</span>
      </p>
      {material.steps === steps ? null : (
        <Button look="quiet" onPress={() => onTake(steps)}>
          {t("recommended_take")}
        </Button>
      )}
    </div>
  );
}
