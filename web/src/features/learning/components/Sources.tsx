import type { Source } from "@lehrpfad/contract";
import { useTranslation } from "react-i18next";
import { ChipFace, SourceButton } from "./SourceChip.tsx";

interface SourcesProps {
  slug: string;
  stepId: string;
  sources: readonly Source[];
}

/** Where the text comes from: each line opens the exact passage. */
export function Sources({ slug, stepId, sources }: SourcesProps) {
  const { t } = useTranslation("viewer");
  if (sources.length === 0) return null;
  return (
    <section className="mt-9">
      <h2 className="mb-2 font-ui text-base">{t("sources")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {sources.map((source, index) => (
          <li key={`${source.documentId}-${source.paragraph}-${source.quote}`}>
            <SourceButton
              at={{ slug, stepId, index, source }}
              className="flex min-h-11 w-full items-center gap-3 rounded-chip py-2 text-left hover:bg-accent-soft"
            >
              {(place) => (
                <>
                  <ChipFace>{place}</ChipFace>
                  <span className="min-w-0 truncate text-[0.9375rem] text-muted">{source.quote}</span>
                </>
              )}
            </SourceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
