import type { Source } from "@lehrpfad/contract";
import { useFormats } from "../../lib/format.ts";
import { useTranslation } from "../../lib/i18n.ts";

/** What opens a passage: the step, and the place in its list of sources around which `source` is found; null for none. */
export interface PassageAt {
  slug: string;
  stepId: string;
  index: number | null;
  source: Source;
}

/** "p. 12", or "Paragraph 8" of a document without pages. */
export function usePlace(): (source: Source) => string {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  return ({ page, paragraph }) =>
    page === null
      ? t("source_paragraph", { paragraph: number(paragraph) })
      : t("source_page", { page: number(page) });
}
