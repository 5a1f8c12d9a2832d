import type { ShownPart } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { wordsOf } from "../plan/changes.ts";

/** What one knows a part of a document by: its headings, else how it begins. */
export function nameOfPart({ headings, beginning }: Pick<ShownPart, "headings" | "beginning">): string {
  return headings.length > 0 ? headings.join(" · ") : beginning;
}

/** Where a part stands: its document, and the page where there are pages. */
export function usePlaceOf(): (part: Pick<ShownPart, "documentName" | "page">) => string {
  const { t } = useTranslation("plan");
  return ({ documentName: document, page }) =>
    page === null ? document : t("place_page", { document, page });
}

/** A number of words, as it is counted in the language of the interface. */
export function useWords(): (words: number) => string {
  const { t } = useTranslation("plan");
  const f = useFormats();
  return (words) => t("words", { count: words, number: f.number(words) });
}

/** What a step teaches of the documents, in a few lines; `most` parts of it, or all. */
export function PlanParts({ parts, most }: { parts: readonly ShownPart[]; most?: number }) {
  const { t } = useTranslation("plan");
  const f = useFormats();
  const placeOf = usePlaceOf();
  const words = useWords();
  if (parts.length === 0) return <p className="text-md text-muted">{t("teaches_goal")}</p>;
  const shown = parts.slice(0, most ?? parts.length);
  const more = parts.length - shown.length;
  const rest = more > 0 ? [t("more_places", { count: more, number: f.number(more) })] : [];
  const sum = [...rest, words(wordsOf(parts))].join(" · ");
  return (
    <ul className="space-y-1 text-md text-muted">
      {shown.map((part) => (
        <li key={`${part.documentId}/${part.from}`} className="break-words">
          <span className="line-clamp-2">
            {placeOf(part)}: {nameOfPart(part)}
            {parts.length === 1 ? ` · ${sum}` : null}
          </span>
        </li>
      ))}
      {parts.length === 1 ? null : <li>{sum}</li>}
    </ul>
  );
}
