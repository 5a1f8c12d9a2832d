import type { Source } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { readable } from "../passages.ts";
import { byPage, type PageOfSources } from "../sources/byPage.ts";
import { wholeSentences } from "../sources/sentences.ts";
import { usePlace } from "../usePlace.ts";
import { ChipFace, SourceButton } from "./SourceChip.tsx";

interface SourcesProps {
  slug: string;
  stepId: string;
  language: string;
  sources: readonly Source[];
}

/** So many are shown; the rest is one press away. */
const SHOWN = 4;
/** One line more is no reason to hide it. */
const MOST = SHOWN + 1;

type GroupProps = Omit<SourcesProps, "sources"> & { group: PageOfSources };

/** The sources of one page, each with the number that its mark in the text has. */
function Group({ slug, stepId, language, group: { documentName, page, entries } }: GroupProps) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  const place = usePlace();
  return (
    <li className="py-2">
      <h3 className="flex flex-wrap items-center gap-2 font-ui text-md font-semibold">
        <span className="min-w-0 break-words">{documentName}</span>
        {page === null ? null : <ChipFace>{t("source_page", { page: number(page) })}</ChipFace>}
      </h3>
      <ol>
        {entries.map(({ source, place: index }) => (
          <li key={index}>
            <SourceButton
              at={{ slug, stepId, index, source }}
              className="flex min-h-11 w-full items-baseline gap-3 rounded-chip py-2 text-left hover:bg-accent-soft"
            >
              {() => (
                <>
                  <span className="min-w-0 shrink-0 text-sm font-semibold tabular-nums text-accent">
                    {number(index + 1)}
                  </span>
                  <span lang={language} className="min-w-0 text-md text-muted">
                    {page === null ? <span lang="">{place(source)}: </span> : null}
                    {wholeSentences(readable(source.quote), language)}
                  </span>
                </>
              )}
            </SourceButton>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** As many pages as hold the sources that are shown at first. */
function firstPages(pages: readonly PageOfSources[]): number {
  let lines = 0;
  for (const [at, { entries }] of pages.entries()) {
    lines += entries.length;
    if (lines >= SHOWN) return at + 1;
  }
  return pages.length;
}

/** Where the text comes from, page by page: each line opens the exact passage. */
export function Sources({ slug, stepId, language, sources }: SourcesProps) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  if (sources.length === 0) return null;
  const pages = byPage(sources);
  const shown = sources.length > MOST ? firstPages(pages) : pages.length;
  const rest = pages.slice(shown);
  const count = rest.reduce((sum, { entries }) => sum + entries.length, 0);
  const list = (groups: readonly PageOfSources[]) => (
    <ul className="divide-y divide-line border-y border-line">
      {groups.map((group) => (
        <Group key={group.key} slug={slug} stepId={stepId} language={language} group={group} />
      ))}
    </ul>
  );
  return (
    <section className="mt-9">
      <h2 className="mb-2 font-ui text-base">{t("sources")}</h2>
      {list(pages.slice(0, shown))}
      {rest.length === 0 ? null : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-md font-semibold text-accent">
            {t("sources_more", { count, number: number(count) })}
          </summary>
          {list(rest)}
        </details>
      )}
    </section>
  );
}
