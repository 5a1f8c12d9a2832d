import type { Source } from "@lehrpfad/contract";
import { useTranslation } from "../i18n.ts";

/** Where in which document a passage stands. */
export function SourceName({ source }: { source: Source }) {
  const { t } = useTranslation("studio");
  const { documentName: name, page, paragraph } = source;
  return page === null ? t("source_paragraph", { name, paragraph }) : t("source_page", { name, page });
}

/** The passages of the documents that a text stands on, folded. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation("studio");
  if (sources.length === 0) return null;
  return (
    <details className="rounded-m border border-line bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t("sources")} ({sources.length})
      </summary>
      <ul className="space-y-3 pb-4">
        {sources.map((source) => (
          <li key={`${source.documentId} ${source.paragraph} ${source.quote}`}>
            <p className="text-sm font-semibold text-accent">
              <SourceName source={source} />
            </p>
            <blockquote className="text-md text-muted">{source.quote}</blockquote>
          </li>
        ))}
      </ul>
    </details>
  );
}
