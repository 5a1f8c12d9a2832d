import { LIMITS } from "@lehrpfad/contract";
import { type RefObject, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Slider } from "../../../ui/Slider.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { CourseDraft } from "../draft/useCourseDraft.ts";
import type { Material } from "../draft/useMaterial.ts";
import type { CoursePreview } from "../draft/usePreview.ts";
import { Recommendation } from "./Recommendation.tsx";
import { SizePreview } from "./SizePreview.tsx";

interface StepsFieldProps {
  draft: CourseDraft;
  material: Material;
  preview: CoursePreview;
  change: (update: (before: CourseDraft) => Partial<CourseDraft>) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** How many steps there are to be, what suits the material, and what comes of it. */
export function StepsField({ draft, material, preview, change, field }: StepsFieldProps) {
  const { t } = useTranslation("create");
  const { t: s } = useTranslation("structure");
  const { maximum } = LIMITS.steps;
  const { steps, minimumSteps } = material;
  const [valid, setValid] = useState(steps ?? minimumSteps);
  if (steps !== null && steps !== valid) setValid(steps);
  // Another number cuts anew; ticks and titles stay.
  const ask = (wanted: string | null) =>
    change(({ structure }) => ({ steps: wanted, structure: { ...structure, begins: null } }));
  const takeRecommended = (number: number) => {
    ask(number === material.recommended ? null : String(number));
    field.current?.focus();
  };
  return (
    <div className="space-y-4">
      <div className="grid gap-y-2">
        <Slider
          label={t("steps_label")}
          value={valid}
          onChange={(value) => ask(String(value))}
          minimum={minimumSteps}
          maximum={maximum}
        />
        <TextField
          ref={field}
          label={t("steps_number")}
          inputMode="numeric"
          autoComplete="off"
          value={material.stepsShown}
          onChange={ask}
          error={steps === null && draft.steps !== null ? t("steps_range") : undefined}
        />
      </div>
      <Recommendation material={material} preview={preview.preview} onTake={takeRecommended} />
      {draft.structure.begins === null ? null : <p className="text-md text-muted">{s("own_borders")}</p>}
      <SizePreview
        material={material}
        steps={valid}
        hasGoal={draft.goal.trim() !== ""}
        preview={preview.preview}
        structure={preview.structure}
      />
    </div>
  );
}
