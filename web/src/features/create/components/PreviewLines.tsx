import type { Preview } from "@lehrpfad/contract";
import { useNoticeSentences } from "../../../lib/course/names.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";

interface PreviewLinesProps {
  preview: Preview;
  /** Whether a learning goal chooses from the material. */
  hasGoal: boolean;
}

/** Below this share of the material it is said how much of it is taught: contents and notes make up the rest anyway. */
const NEARLY_ALL = 0.98;

/** What of the material is taught, and how it is asked about. */
export function PreviewLines({ preview, hasGoal }: PreviewLinesProps) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const sentences = useNoticeSentences()(preview.notices);
  const { words, material, selected, writer } = preview;
  const share = selected / Math.max(1, material);
  const left = { selected: f.number(selected), percent: f.percent(Math.round(share * 100)) };
  const isUnknownGoal = preview.notices.some(({ code }) => code === "goal_not_in_documents");
  const isGoal = hasGoal && !isUnknownGoal;
  return (
    <>
      <p>
        {t("preview_total", { words: f.number(words), total: f.number(material) })}{" "}
        {isGoal
          ? t("preview_selected_goal", left)
          : share < NEARLY_ALL && !preview.structure
            ? t("preview_selected", left)
            : null}
      </p>
      <p>{t(writer === "model" ? "preview_model" : "preview_builtin")}</p>
      {sentences.map((sentence) => (
        <Notice key={sentence} tone="here">
          {sentence}
        </Notice>
      ))}
    </>
  );
}

/** The steps as they will be, with their words. */
export function PreviewOutline({ preview, lang }: { preview: Preview; lang: string }) {
  const { t } = useTranslation("create");
  const f = useFormats();
  if (preview.outline.length === 0) return null;
  return (
    <details className="mt-3 border-t border-line pt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
        {t("preview_outline")}
      </summary>
      <ol className="mt-1 list-decimal space-y-1.5 pb-2 pl-8">
        {preview.outline.map(({ title, words }) => (
          <li key={title}>
            <span lang={lang}>{title}</span>{" "}
            <span className="whitespace-nowrap text-md text-muted">
              {t("words", { count: words, number: f.number(words) })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
