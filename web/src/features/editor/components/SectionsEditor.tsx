import { type CourseLanguage, courseLanguageOf, nextLine, type SectionTexts } from "@lehrpfad/contract";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import { useId } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { SectionLines } from "./SectionLines.tsx";
import { SectionTerms } from "./SectionTerms.tsx";

interface SectionsEditorProps {
  sections: SectionTexts;
  /** Language of the course. */
  language: CourseLanguage;
  /** Title of the step that comes next; null at the last one. */
  following: string | null;
  onChange: (sections: SectionTexts) => void;
}

/** What stands around the text of a step: lines before and after it, terms, and whether the next step is named. */
export function SectionsEditor({ sections, language, following, onChange }: SectionsEditorProps) {
  const { t } = useTranslation("editor");
  const id = useId();
  const names = SECTION_LABELS[courseLanguageOf(useLanguage()) ?? language];
  const change = (part: Partial<SectionTexts>) => onChange({ ...sections, ...part });
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div>
        <h2 id={id} className="text-lg">
          {t("sections_title")}
        </h2>
        <p className="text-muted">{t("sections_help")}</p>
      </div>
      {(["objectives", "keyPoints", "reflections"] as const).map((section) => (
        <SectionLines
          key={section}
          name={names[section]}
          lines={sections[section]}
          lang={language}
          onChange={(lines) => change({ [section]: lines })}
        />
      ))}
      <SectionTerms
        name={names.terms}
        terms={sections.terms}
        lang={language}
        onChange={(terms) => change({ terms })}
      />
      {following === null ? null : (
        <Switch
          isSelected={sections.next !== null}
          onChange={(isNamed) => change({ next: isNamed ? following : null })}
          help={<span lang={language}>{nextLine(following, SECTION_LABELS[language])}</span>}
        >
          {t("section_next")}
        </Switch>
      )}
    </section>
  );
}
