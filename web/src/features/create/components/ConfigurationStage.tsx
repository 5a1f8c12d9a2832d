import { hasReminderInterval, LIMITS } from "@lehrpfad/contract";
import { useId, useRef, useState } from "react";
import { afterPaint } from "../../../lib/afterPaint.ts";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { languageName } from "../../../lib/language.ts";
import { useSite } from "../../../lib/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { cx } from "../../../ui/cx.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { Access, CourseDraft } from "../draft/useCourseDraft.ts";
import type { Material } from "../draft/useMaterial.ts";
import type { CoursePreview } from "../draft/usePreview.ts";
import { CourseSettings } from "./CourseSettings.tsx";
import { OtherLanguages } from "./OtherLanguages.tsx";
import { StepsField } from "./StepsField.tsx";
import { StructureCard } from "./StructureCard.tsx";
import { TreeHelp } from "./TreeHelp.tsx";

interface ConfigurationStageProps {
  draft: CourseDraft;
  material: Material;
  preview: CoursePreview;
  change: (update: (before: CourseDraft) => Partial<CourseDraft>) => void;
  onBack: () => void;
  onNext: () => void;
}

type PanelProps = Pick<ConfigurationStageProps, "draft" | "material" | "change">;

/** Whose text is taught, where the material is in other languages than the course. */
function Languages({ draft, material, change, tried }: PanelProps & { tried: boolean }) {
  const { t } = useTranslation("create");
  const site = useSite().data;
  const { documentLanguage, asksLanguages } = material;
  if (asksLanguages)
    return (
      <OtherLanguages
        material={material}
        value={draft.otherLanguages}
        onChange={(otherLanguages) => change(() => ({ otherLanguages }))}
        error={tried && draft.otherLanguages === null ? t("languages_missing") : undefined}
      />
    );
  const isOther =
    site?.writer === "builtin" && documentLanguage !== null && documentLanguage !== material.language;
  return isOther ? (
    <Notice tone="here">{t("language_differs", { language: languageName(documentLanguage) })}</Notice>
  ) : null;
}

function AccessField({ draft, change }: Pick<PanelProps, "draft" | "change">) {
  const { t } = useTranslation("create");
  return (
    <RadioGroup<Access>
      label={t("access_label")}
      choices={[
        { value: "open", label: t("access_open"), hint: t("access_open_hint") },
        { value: "registered", label: t("access_registered"), hint: t("access_registered_hint") },
      ]}
      value={draft.access}
      onChange={(access) => change(() => ({ access }))}
    />
  );
}

/** How many steps it becomes, what keeps it from being one, and the ways on and back. */
function StageBar({
  preview,
  onBack,
  onNext,
}: Pick<ConfigurationStageProps, "preview" | "onBack" | "onNext">) {
  const { t } = useTranslation("create");
  const { t: s } = useTranslation("structure");
  const { t: common } = useTranslation();
  const f = useFormats();
  const sentence = useErrorSentence();
  const { structure } = preview;
  const count = structure?.shown.steps.length ?? 0;
  const fault = structure?.fault ?? null;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-center justify-end gap-x-6 gap-y-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <div aria-live="polite" className="min-w-0 flex-1 basis-60 text-md">
        {structure === null ? null : fault === null ? (
          <strong>{s("steps", { count, number: f.number(count) })}</strong>
        ) : (
          <p className="text-danger">{sentence(new CodedError(fault.code, fault.params))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button look="quiet" onPress={onBack}>
          {common("back")}
        </Button>
        <Button onPress={onNext}>{t("to_details")}</Button>
      </div>
    </div>
  );
}

/** Second stage: the outline of the documents, and beside it name, size and access; the rest has usual values. */
export function ConfigurationStage(props: ConfigurationStageProps) {
  const { draft, material, preview, change, onBack, onNext } = props;
  const { t } = useTranslation("create");
  const { t: s } = useTranslation("structure");
  const panelId = useId();
  const name = useRef<HTMLInputElement>(null);
  const steps = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const nameMissing = material.name.trim() === "";
  const unanswered = material.asksLanguages && draft.otherLanguages === null;
  const hasDocuments = material.ready.length > 0;
  const next = () => {
    setTried(true);
    if (nameMissing) name.current?.focus();
    else if (unanswered) panel.current?.querySelector<HTMLElement>("[data-languages] input")?.focus();
    else if (material.steps === null) steps.current?.focus();
    else if (!hasReminderInterval(draft.options)) {
      setOpen(true);
      afterPaint(() => document.getElementsByName("reminderIntervals")[0]?.focus());
    } else if (preview.structure?.fault) document.querySelector<HTMLElement>("input[data-row]")?.focus();
    else onNext();
  };
  return (
    <>
      <div
        className={cx(
          "grid items-start gap-8",
          hasDocuments
            ? "lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_23rem]"
            : "max-w-3xl",
        )}
      >
        {hasDocuments ? (
          <StructureCard draft={draft} material={material} preview={preview} change={change} />
        ) : null}
        <div className="min-w-0 space-y-6">
          <Card as="section" aria-labelledby={panelId}>
            <div ref={panel} className="space-y-7">
              <h3 id={panelId} className="text-xl">
                {s("panel")}
              </h3>
              <TextField
                ref={name}
                label={t("name_label")}
                isRequired
                maxLength={LIMITS.courseNameLength}
                value={material.name}
                onChange={(value) => change(() => ({ name: value }))}
                error={tried && nameMissing ? t("name_missing") : undefined}
              />
              <StepsField draft={draft} material={material} preview={preview} change={change} field={steps} />
              <div data-languages className="empty:hidden">
                <Languages draft={draft} material={material} change={change} tried={tried} />
              </div>
              <AccessField draft={draft} change={change} />
              <CourseSettings
                draft={draft}
                material={material}
                change={change}
                isOpen={isOpen}
                onOpen={setOpen}
                tried={tried}
              />
            </div>
          </Card>
          {hasDocuments ? <TreeHelp /> : null}
        </div>
      </div>
      <StageBar preview={preview} onBack={onBack} onNext={next} />
    </>
  );
}
