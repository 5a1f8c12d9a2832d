import type { FoundPassage } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

/** Where a passage that was found stands: in a step, or in a document. */
export function FoundPlace({ passage }: { passage: FoundPassage }) {
  const { t } = useTranslation("asking");
  const { number } = useFormats();
  const { step, source } = passage;
  if (step) return t("in_step", { position: number(step.position), title: step.title });
  if (source === null) return null;
  const { documentName: document, page, paragraph } = source;
  return page === null
    ? t("in_document_paragraph", { document, paragraph: number(paragraph) })
    : t("in_document", { document, page: number(page) });
}
