import type { CourseLanguage, ObjectiveState } from "@lehrpfad/contract";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { ObjectiveBox } from "./ObjectiveBox.tsx";

interface ObjectivesProps {
  language: CourseLanguage;
  objectives: readonly { text: string; state: ObjectiveState }[];
}

/** What the step is for; each is ticked as it is reached. */
export function Objectives({ language, objectives }: ObjectivesProps) {
  const { t } = useTranslation("viewer");
  if (objectives.length === 0) return null;
  return (
    <div className="mb-7 rounded-m border border-line bg-surface px-4.5 py-3.5">
      <p lang={language} className="mb-2 font-semibold">
        {SECTION_LABELS[language].objectives}
      </p>
      <ul className="space-y-2">
        {objectives.map(({ text, state }) => (
          <li key={text} className={cx("flex items-start gap-2.5", state === "reached" && "text-muted")}>
            <ObjectiveBox state={state} />
            <span className="min-w-0">
              <span lang={language}>{text}</span>
              <span data-apart className="sr-only">
                , {t(`objective_${state}`)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
