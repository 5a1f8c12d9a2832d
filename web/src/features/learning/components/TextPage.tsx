import type { DocumentBlock } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { readable } from "../passages.ts";
import { retryPassing } from "../queries.ts";
import type { DocumentAt } from "./PdfPage.tsx";

/** The keyboard must reach what scrolls. */
const SCROLLED = { tabIndex: 0 };

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "center" });
}

/** The text of a paragraph with the quote marked where it stands in it. */
function marked({ text, offset }: DocumentBlock, from: number, to: number): ReactNode {
  const [start, end] = [Math.max(0, from - offset), Math.min(text.length, to - offset)];
  if (start >= end) return readable(text);
  return (
    <>
      {readable(text.slice(0, start))}
      <mark ref={from >= offset ? intoView : undefined} className="rounded-[2px] bg-mark py-px text-ink">
        {readable(text.slice(start, end))}
      </mark>
      {readable(text.slice(end))}
    </>
  );
}

function Block({ block, from, to }: { block: DocumentBlock; from: number; to: number }) {
  const text = marked(block, from, to);
  if (block.kind === "heading") return <h3 className="pt-3 text-lg">{text}</h3>;
  if (block.kind === "code") return <pre className="overflow-x-auto text-sm">{text}</pre>;
  if (block.kind === "list") return <p className="pl-5">{text}</p>;
  const small = block.kind === "caption" || block.kind === "footnote" ? "text-sm text-muted" : "";
  return <p className={`whitespace-pre-line ${small}`}>{text}</p>;
}

/** The text of a document around a quote, paragraph by paragraph. */
export default function TextPage({
  slug,
  documentId,
  documentName,
  quote,
  offset,
}: DocumentAt & { offset: number }) {
  const { t } = useTranslation("sources");
  const { t: common } = useTranslation();
  const text = useQuery({
    ...orpc.learning.documentText.queryOptions({ input: { slug, documentId, offset } }),
    retry: retryPassing,
  });
  if (text.isPending) {
    return (
      <Loading label={common("loading")}>
        <SkeletonText lines={12} />
      </Loading>
    );
  }
  if (text.isError) return <QueryError query={text} />;
  const { blocks, more } = text.data;
  return (
    <section
      {...SCROLLED}
      aria-label={t("text_label", { document: documentName })}
      className="space-y-3 font-read text-base leading-relaxed"
    >
      {more.before ? <p className="font-ui text-sm text-muted">{t("ends_before")}</p> : null}
      {blocks.map((block) => (
        <Block key={block.paragraph} block={block} from={offset} to={offset + quote.length} />
      ))}
      {more.after ? <p className="font-ui text-sm text-muted">{t("ends_after")}</p> : null}
    </section>
  );
}
