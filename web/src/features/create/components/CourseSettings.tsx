import { hasReminderInterval } from "@lehrpfad/contract";
import { CertificateSwitch } from "../../../lib/course/CertificateSwitch.tsx";
import { CourseOptions } from "../../../lib/course/CourseOptions.tsx";
import { EntryTestSwitch } from "../../../lib/course/EntryTestSwitch.tsx";
import { LANGUAGE_CHOICES, useDifficultyChoices } from "../../../lib/course/names.ts";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import type { CourseDraft } from "../draft/useCourseDraft.ts";
import type { Material } from "../draft/useMaterial.ts";
import { OpeningField } from "./OpeningField.tsx";

interface CourseSettingsProps {
  draft: CourseDraft;
  material: Material;
  change: (update: (before: CourseDraft) => Partial<CourseDraft>) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Whether somebody wanted to go on: then what is missing is said. */
  tried: boolean;
}

type Start = "atOnce" | "planFirst";

/** Whether the plan is looked at first. */
function StartField({ draft, change }: Pick<CourseSettingsProps, "draft" | "change">) {
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
    />
  );
}

/** What has a usual value that suits most courses, folded: language, level, messages and certificate. */
export function CourseSettings({ draft, material, change, isOpen, onOpen, tried }: CourseSettingsProps) {
  const { t } = useTranslation("create");
  const { t: s } = useTranslation("structure");
  const sentence = useErrorSentence();
  const difficulties = useDifficultyChoices();
  const { options } = draft;
  const labelOf = <V,>(choices: readonly { value: V; label: string }[], value: V) =>
    choices.find((one) => one.value === value)?.label;
  const site = useSite().data;
  // A chat or the creator writes it: there is nothing to plan first, and it is a draft at the beginning.
  const isGenerated = material.ready.length > 0 || site?.writer === "model";
  const present = [
    labelOf(LANGUAGE_CHOICES, material.language),
    labelOf(difficulties, options.difficulty),
    ...(isGenerated ? [t(draft.planFirst ? "start_plan_first" : "start_at_once")] : []),
  ];
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
      className="border-y border-line"
    >
      <summary className="min-h-11 cursor-pointer py-3">
        <span className="font-semibold">{s("more")}</span>
        <span className="mt-0.5 block text-md text-muted">{present.join(" · ")}</span>
      </summary>
      <div className="space-y-7 pb-6 pt-2">
        <Select
          label={t("language_label")}
          choices={LANGUAGE_CHOICES}
          value={material.language}
          onChange={(language) => change(() => ({ language }))}
        />
        <RadioGroup
          label={t("difficulty_label")}
          choices={difficulties}
          value={options.difficulty}
          onChange={(difficulty) => change(({ options: before }) => ({ options: { ...before, difficulty } }))}
        />
        {isGenerated ? (
          <>
            <StartField draft={draft} change={change} />
            <OpeningField draft={draft} onChange={(openAtOnce) => change(() => ({ openAtOnce }))} />
          </>
        ) : null}
        <EntryTestSwitch
          isSelected={options.entryTest}
          onChange={(entryTest) => change(({ options: before }) => ({ options: { ...before, entryTest } }))}
        />
        <section aria-labelledby="options-title">
          <h4 id="options-title" className="mb-2 text-lg">
            {t("options_title")}
          </h4>
          <CourseOptions
            options={options}
            onChange={(changed) => change(({ options: before }) => ({ options: { ...before, ...changed } }))}
            error={
              tried && !hasReminderInterval(options)
                ? sentence(new CodedError("REMINDER_INTERVAL_MISSING"))
                : undefined
            }
          />
          <div className="mt-4">
            <CertificateSwitch
              isSelected={options.certificate}
              onChange={(certificate) =>
                change(({ options: before }) => ({ options: { ...before, certificate } }))
              }
            />
          </div>
        </section>
      </div>
    </details>
  );
}
