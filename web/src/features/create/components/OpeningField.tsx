import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import type { CourseDraft } from "../draft/useCourseDraft.ts";

type Opening = "review" | "atOnce";

interface OpeningFieldProps {
  draft: CourseDraft;
  onChange: (openAtOnce: boolean) => void;
}

/** Whether a course is a draft until its creator opens it, or open as soon as it is written. */
export function OpeningField({ draft, onChange }: OpeningFieldProps) {
  const { t } = useTranslation("create");
  const usual = useSite().data?.opensAtOnce ?? false;
  return (
    <RadioGroup<Opening>
      label={t("opening_label")}
      choices={[
        { value: "review", label: t("opening_review"), hint: t("opening_review_hint") },
        { value: "atOnce", label: t("opening_at_once"), hint: t("opening_at_once_hint") },
      ]}
      value={(draft.openAtOnce ?? usual) ? "atOnce" : "review"}
      onChange={(opening) => onChange(opening === "atOnce")}
    />
  );
}
