import type { CourseOutline, StepPlace } from "@lehrpfad/contract";
import { placed } from "../../../lib/course/placed.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import type { Side } from "../addStep/place.ts";
import { WizardFrame } from "./WizardFrame.tsx";

interface PlaceStageProps {
  outline: CourseOutline;
  place: Exclude<StepPlace, null>;
  onChange: (place: Exclude<StepPlace, null>) => void;
  onNext: () => void;
}

/** Choose Position: before or after which step the new one comes. */
export function PlaceStage({ outline, place, onChange, onNext }: PlaceStageProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  return (
    <WizardFrame
      slug={outline.slug}
      title={t("add_place_title")}
      done={0}
      error={undefined}
      submitLabel={common("next")}
      onBack={null}
      onSubmit={onNext}
    >
      <RadioGroup<Side>
        label={t("place_label")}
        columns={2}
        value={place.side}
        choices={[
          { value: "before", label: t("place_before") },
          { value: "after", label: t("place_after") },
        ]}
        onChange={(side) => onChange({ ...place, side })}
      />
      <Select
        label={t("place_step")}
        value={place.stepId}
        choices={outline.steps.map(({ id, position, title }) => ({
          value: id,
          label: placed(position, title),
        }))}
        onChange={(stepId) => onChange({ ...place, stepId })}
      />
    </WizardFrame>
  );
}
