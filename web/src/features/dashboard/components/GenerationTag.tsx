import type { CourseCard } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { Tag, type TagTone } from "../../../ui/Tag.tsx";

const TONES: Record<CourseCard["generation"]["label"], TagTone> = {
  starting: "here",
  planned: "here",
  generating: "here",
  ready: "good",
  paused: "off",
  regenerating: "here",
  failed: "danger",
};

/** The state of a course on its card: its generation's label, or that it is deactivated. */
export function GenerationTag({ course }: { course: CourseCard }) {
  const { t } = useTranslation("studio");
  const { label, currentStep } = course.generation;
  if (label === "ready" && course.draft) return <Tag tone="here">{t("draft")}</Tag>;
  if (label === "ready" && !course.active) return <Tag tone="off">{t("inactive")}</Tag>;
  return <Tag tone={TONES[label]}>{t(`label_${label}`, { step: Math.max(1, currentStep) })}</Tag>;
}
