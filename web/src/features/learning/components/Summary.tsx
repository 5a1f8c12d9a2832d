import type { StepPage } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { ReadyProse } from "../../../ui/ReadyProse.tsx";

/** What the step said, folded until somebody wants it. */
export function Summary({ page }: { page: StepPage }) {
  const { t } = useTranslation("viewer");
  if (page.step.summary.trim() === "") return null;
  return (
    <details className="mt-7 rounded-m border border-line bg-surface px-4.5">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("summary")}</summary>
      <div className="pb-4">
        <ReadyProse markdown={page.step.summary} lang={page.language} size="small" />
      </div>
    </details>
  );
}
