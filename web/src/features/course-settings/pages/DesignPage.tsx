import { COURSE_FONTS, type DesignField, type ManagedCourse } from "@lehrpfad/contract";
import { useMemo } from "react";
import { useParams } from "react-router";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { ownColours } from "../../../lib/design/designStyle.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Notice } from "../../../ui/States.tsx";
import { ColourField } from "../components/ColourField.tsx";
import { ContrastNote } from "../components/ContrastNote.tsx";
import { DesignPreview } from "../components/DesignPreview.tsx";
import { FormSkeleton } from "../components/FormSkeleton.tsx";
import { useManagedCourse } from "../queries.ts";
import { type Correction, useDesignForm } from "../useDesignForm.ts";

const NAMES = {
  highlight: "highlight",
  background: "background",
  headingFont: "heading_font",
  bodyFont: "body_font",
} as const;

interface FontFieldProps {
  field: "headingFont" | "bodyFont";
  value: string | null;
  onChange: (value: string | null) => void;
}

function FontField({ field, value, onChange }: FontFieldProps) {
  const { t } = useTranslation("manage");
  const choices = [
    { value: "", label: t("own") },
    ...COURSE_FONTS.map((font) => ({ value: font, label: font })),
  ];
  return <Select<string> label={t(NAMES[field])} choices={choices} value={value ?? ""} onChange={onChange} />;
}

function Corrections({
  corrections,
  of,
}: {
  corrections: readonly Correction[];
  of: ManagedCourse["design"];
}) {
  const { t } = useTranslation("manage");
  const sentence = ({ field, typed }: Correction) =>
    t("corrected", { typed, field: t(NAMES[field]), value: of[field] ?? t("own") });
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {corrections.map((correction) => (
        <Notice key={correction.field} tone="here">
          {sentence(correction)}
        </Notice>
      ))}
    </div>
  );
}

function DesignForm({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("manage");
  const { typed, design, corrections, change, correct, apply, reset, isPending } = useDesignForm(course);
  const own = useMemo(() => ownColours("light"), []);
  const colour = (name: "highlight" | "background") => ({
    name,
    value: typed[name],
    onChange: (value: string | null) => change(name, value),
    onDone: correct,
  });
  const font = (field: DesignField & `${string}Font`) => ({
    field,
    value: typed[field],
    onChange: (value: string | null) => change(field, value),
  });
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <form
        noValidate
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) apply();
        }}
      >
        <ColourField {...colour("highlight")} own={own.accent} />
        <ColourField {...colour("background")} own={own.paper} />
        <ContrastNote design={design} own={own} onUse={(value) => change("highlight", value)} />
        <FontField {...font("headingFont")} />
        <FontField {...font("bodyFont")} />
        <Corrections corrections={corrections} of={design} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={isPending}>
            {t("design_apply")}
          </Button>
          <Button look="quiet" onPress={reset} isDisabled={isPending}>
            {t("design_reset")}
          </Button>
        </div>
      </form>
      <DesignPreview design={design} />
    </div>
  );
}

/** `/c/{slug}/design`: colours and fonts of a course, seen while they are chosen. */
export default function DesignPage() {
  const { t } = useTranslation("manage");
  const { slug = "" } = useParams();
  const course = useManagedCourse(slug);
  if (!course.data) return course.isError ? <FailedPage query={course} /> : <FormSkeleton />;
  const { name } = course.data;
  return (
    <Page title={t("design_page_title", { course: name })}>
      <CourseHeader slug={slug} name={name} />
      <h2 className="text-xl">{t("nav_design")}</h2>
      <p className="mb-6 mt-1 text-muted">{t("design_lead")}</p>
      <DesignForm key={slug} course={course.data} />
    </Page>
  );
}
