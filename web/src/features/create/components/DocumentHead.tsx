import type { Document } from "@lehrpfad/contract";
import { ArrowDown, ArrowUp, FileText } from "lucide-react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

interface DocumentHeadProps {
  document: Document;
  /** From 0, of so many. */
  at: number;
  count: number;
  onMove: (way: -1 | 1) => void;
}

/** The name of a document above its sections, and its place among the others. */
export function DocumentHead({ document, at, count, onMove }: DocumentHeadProps) {
  const { t } = useTranslation("structure");
  const { t: create } = useTranslation("create");
  const f = useFormats();
  const { name, read } = document;
  const words = read?.words ?? 0;
  const pages = read?.pages ?? null;
  const facts = [
    ...(pages === null ? [] : [create("pages", { count: pages })]),
    create("words", { count: words, number: f.number(words) }),
  ];
  return (
    <div className="flex min-h-11 items-center gap-2.5 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <FileText size={18} aria-hidden className="shrink-0" />
      <h4 className="min-w-0 flex-1 break-words font-ui text-base font-semibold">
        {name} <span className="text-sm font-normal text-muted">{facts.join(" · ")}</span>
      </h4>
      {count > 1 ? (
        <>
          <IconButton label={t("document_up", { name })} isDisabled={at === 0} onPress={() => onMove(-1)}>
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={t("document_down", { name })}
            isDisabled={at === count - 1}
            onPress={() => onMove(1)}
          >
            <ArrowDown size={18} aria-hidden />
          </IconButton>
        </>
      ) : null}
    </div>
  );
}
