import { hasReminderInterval, LIMITS } from "@lehrpfad/contract";
import { type RefObject, useRef, useState } from "react";
import { CertificateSwitch } from "../../../lib/course/CertificateSwitch.tsx";
import { CourseOptions } from "../../../lib/course/CourseOptions.tsx";
import { EntryTestSwitch } from "../../../lib/course/EntryTestSwitch.tsx";
import { LANGUAGE_CHOICES, useDifficultyChoices } from "../../../lib/course/names.ts";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { languageName } from "../../../lib/language.ts";
import { useSite } from "../../../lib/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Slider } from "../../../ui/Slider.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { Access, CourseDraft } from "../draft/useCourseDraft.ts";
import type { Material } from "../draft/useMaterial.ts";
import type { CoursePreview } from "../draft/usePreview.ts";
import { OpeningField } from "./OpeningField.tsx";
import { OtherLanguages } from "./OtherLanguages.tsx";
import { Recommendation } from "./Recommendation.tsx";
import { SizePreview } from "./SizePreview.tsx";

interface ConfigurationStageProps {
  draft: CourseDraft;
  material: Material;
  preview: CoursePreview["preview"];
  change: (update: (before: CourseDraft) => Partial<CourseDraft>) => void;
  onBack: () => void;
  onNext: () => void;
}

type StepsFieldProps = Pick<ConfigurationStageProps, "draft" | "material" | "preview" | "change"> & {
  field: RefObject<HTMLInputElement | null>;
};

function StepsField({ draft, material, preview, change, field }: StepsFieldProps) {
  const { t } = useTranslation("create");
  const { minimum, maximum } = LIMITS.steps;
  const { steps } = material;
  const [valid, setValid] = useState(steps ?? minimum);
  if (steps !== null && steps !== valid) setValid(steps);
  const takeRecommended = (number: number) => {
    change(() => ({ steps: number === material.recommended ? null : String(number) }));
    field.current?.focus();
  };
  return (
    <div className="space-y-4">
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[1fr_15rem]">
        <Slider
          label={t("steps_label")}
          value={valid}
          onChange={(value) => change(() => ({ steps: String(value) }))}
          minimum={minimum}
          maximum={maximum}
        />
        <TextField
          ref={field}
          label={t("steps_number")}
          inputMode="numeric"
          autoComplete="off"
          value={material.stepsShown}
          onChange={(value) => change(() => ({ steps: value }))}
          error={steps === null && draft.steps !== null ? t("steps_range") : undefined}
        />
      </div>
      <Recommendation material={material} preview={preview} onTake={takeRecommended} />
      <SizePreview material={material} steps={valid} hasGoal={draft.goal.trim() !== ""} preview={preview} />
    </div>
  );
}

type Start = "atOnce" | "planFirst";

/** Whether the plan is looked at first. */
function StartField({ draft, change }: Pick<ConfigurationStageProps, "draft" | "change">) {
  const { t } = useTranslation("create");
  return (
    <RadioGroup<Start>
      label={t("start_label")}
      choices={[
        { value: "atOnce", label: t("start_at_once"), hint: t("start_at_once_hint") },
        { value: "planFirst", label: t("start_plan_first"), hint: t("start_plan_first_hint") },
      ]}
      value={draft.planFirst ? "planFirst" : "atOnce"}
      onChange={(start) => change(() => ({ planFirst: start === "planFirst" }))}
      columns={2}
    />
  );
}

/** Second stage: name, language, difficulty, size and access. */
export function ConfigurationStage(props: ConfigurationStageProps) {
  const { draft, material, preview, change, onBack, onNext } = props;
  const { t } = useTranslation("create");
  const { t: common } = useTranslation();
  const difficulties = useDifficultyChoices();
  const site = useSite().data;
  const sentence = useErrorSentence();
  const name = useRef<HTMLInputElement>(null);
  const steps = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const nameMissing = material.name.trim() === "";
  const { documentLanguage, asksLanguages } = material;
  const otherLanguage =
    site?.writer === "builtin" &&
    documentLanguage !== null &&
    documentLanguage !== material.language &&
    !asksLanguages;
  const unanswered = asksLanguages && draft.otherLanguages === null;
  const languages = useRef<HTMLDivElement>(null);
  const next = () => {
    setTried(true);
    if (nameMissing) name.current?.focus();
    else if (unanswered) languages.current?.querySelector("input")?.focus();
    else if (material.steps === null) steps.current?.focus();
    else if (!hasReminderInterval(draft.options)) document.getElementsByName("reminderIntervals")[0]?.focus();
    else onNext();
  };
  return (
    <div className="space-y-8">
      <TextField
        ref={name}
        label={t("name_label")}
        isRequired
        maxLength={LIMITS.courseNameLength}
        value={material.name}
        onChange={(value) => change(() => ({ name: value }))}
        error={tried && nameMissing ? t("name_missing") : undefined}
      />
      <div className="space-y-3">
        <div className="max-w-xs">
          <Select
            label={t("language_label")}
            choices={LANGUAGE_CHOICES}
            value={material.language}
            onChange={(language) => change(() => ({ language }))}
          />
        </div>
        {otherLanguage ? (
          <Notice tone="here">{t("language_differs", { language: languageName(documentLanguage) })}</Notice>
        ) : null}
        {asksLanguages ? (
          <div ref={languages}>
            <OtherLanguages
              material={material}
              value={draft.otherLanguages}
              onChange={(otherLanguages) => change(() => ({ otherLanguages }))}
              error={tried && unanswered ? t("languages_missing") : undefined}
            />
          </div>
        ) : null}
      </div>
      <RadioGroup
        label={t("difficulty_label")}
        choices={difficulties}
        value={draft.options.difficulty}
        onChange={(difficulty) => change(({ options }) => ({ options: { ...options, difficulty } }))}
        columns={2}
      />
      <StepsField draft={draft} material={material} preview={preview} change={change} field={steps} />
      <StartField draft={draft} change={change} />
      <RadioGroup<Access>
        label={t("access_label")}
        choices={[
          { value: "open", label: t("access_open"), hint: t("access_open_hint") },
          { value: "registered", label: t("access_registered"), hint: t("access_registered_hint") },
        ]}
        value={draft.access}
        onChange={(access) => change(() => ({ access }))}
        columns={2}
      />
      <OpeningField draft={draft} onChange={(openAtOnce) => change(() => ({ openAtOnce }))} />
      <EntryTestSwitch
        isSelected={draft.options.entryTest}
        onChange={(entryTest) => change(({ options }) => ({ options: { ...options, entryTest } }))}
      />
      <section aria-labelledby="options-title">
        <h3 id="options-title" className="mb-2 text-xl">
          {t("options_title")}
        </h3>
        <CourseOptions
          options={draft.options}
          onChange={(changed) => change(({ options }) => ({ options: { ...options, ...changed } }))}
          error={
            tried && !hasReminderInterval(draft.options)
              ? sentence(new CodedError("REMINDER_INTERVAL_MISSING"))
              : undefined
          }
        />
        <div className="mt-4">
          <CertificateSwitch
            isSelected={draft.options.certificate}
            onChange={(certificate) => change(({ options }) => ({ options: { ...options, certificate } }))}
          />
        </div>
      </section>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button look="quiet" onPress={onBack}>
          {common("back")}
        </Button>
        <Button onPress={next}>{t("to_details")}</Button>
      </div>
    </div>
  );
}
