import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { languageName } from "../../../lib/language.ts";
import { useSite } from "../../../lib/site.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import type { OtherLanguages as Choice } from "../draft/useCourseDraft.ts";
import type { Material } from "../draft/useMaterial.ts";

interface OtherLanguagesProps {
  material: Material;
  value: Choice | null;
  onChange: (value: Choice) => void;
  error: string | undefined;
}

/** Asks which text is taught where much of the material is in other languages than the course. */
export function OtherLanguages({ material, value, onChange, error }: OtherLanguagesProps) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const isModel = useSite().data?.writer === "model";
  const shares = material.languages.map(
    ({ language, share }) => `${languageName(language)} ${f.percent(share * 100)}`,
  );
  return (
    <RadioGroup<Choice>
      label={t("languages_label")}
      help={shares.join(", ")}
      choices={[
        {
          value: "leaveOut",
          label: t("languages_own", { language: languageName(material.language) }),
          hint: t("languages_own_hint"),
        },
        {
          value: "teach",
          label: t("languages_all"),
          hint: t(isModel ? "languages_all_model" : "languages_all_builtin"),
        },
      ]}
      value={value}
      onChange={onChange}
      columns={2}
      error={error}
    />
  );
}
