import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { retryPassing } from "../queries.ts";
import { type Box, drawPage, openPdf } from "../sources/drawPage.ts";
import "../../../lib/course/pdfPage.css";

/** Pixels by which a box may change before its page is drawn anew. */
const SAME_WIDTH = 4;

/** How wide an element is, in pixels; 0 until it is there. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      const next = element.clientWidth;
      setWidth((now) => (Math.abs(now - next) < SAME_WIDTH ? now : next));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return width;
}

/** The open document, closed with what shows it. */
function usePdf(slug: string, documentId: string) {
  const pdf = useQuery({
    queryKey: ["pdf", slug, documentId],
    queryFn: () => openPdf(slug, documentId),
    retry: retryPassing,
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  });
  const { data } = pdf;
  useEffect(() => () => void data?.loadingTask.destroy(), [data]);
  return pdf;
}

interface SheetProps {
  pdf: PDFDocumentProxy;
  number: number;
  /** What is marked on it; null on a page that was leafed to. */
  quote: string | null;
  label: string;
}

interface Drawn {
  number: number;
  marks: Box[];
  error: unknown;
}

/** One page as it is printed, with the quote marked. */
function Sheet({ pdf, number, quote, label }: SheetProps) {
  const { t } = useTranslation("sources");
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const [picture, words] = [canvas.current, text.current];
    if (picture === null || words === null || width === 0) return;
    const end = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      const marks = await drawPage({
        ...{ page, canvas: picture, text: words, width, quote: quote ?? "", signal: end.signal },
      });
      setDrawn({ number, marks, error: null });
    };
    draw().catch((error) => {
      if (!end.signal.aborted) setDrawn({ number, marks: [], error });
    });
    return () => end.abort();
  }, [pdf, number, width, quote]);
  const shown = drawn?.number === number ? drawn : null;
  useEffect(() => {
    if (shown) first.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {shown?.error
          ? t("failed")
          : shown && quote !== null && shown.marks.length === 0
            ? t("not_found")
            : null}
      </p>
      <div ref={frame} className="pdf-page relative border border-line" aria-busy={shown === null}>
        <canvas ref={canvas} className="block w-full" />
        <section ref={text} aria-label={label} className="pdf-text" />
        {shown?.marks.map((mark, at) => (
          <div
            key={`${mark.left} ${mark.top}`}
            ref={at === 0 ? first : undefined}
            className="pdf-mark"
            style={mark}
          />
        ))}
      </div>
    </>
  );
}

export interface DocumentAt {
  slug: string;
  documentId: string;
  documentName: string;
  quote: string;
}

/** The page of a PDF on which a quote stands, and the pages beside it. */
export default function PdfPage({
  slug,
  documentId,
  documentName,
  quote,
  page,
}: DocumentAt & { page: number }) {
  const { t } = useTranslation("sources");
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const pdf = usePdf(slug, documentId);
  const [shown, setShown] = useState(page);
  if (pdf.isPending) {
    return (
      <Loading label={common("loading")}>
        <SkeletonText lines={12} />
      </Loading>
    );
  }
  if (pdf.isError) return <QueryError query={pdf} />;
  const total = pdf.data.numPages;
  const leaf = (by: number) => setShown((now) => Math.min(total, Math.max(1, now + by)));
  return (
    <div className="space-y-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton label={t("previous_page")} isDisabled={shown <= 1} onPress={() => leaf(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <p aria-live="polite" className="text-sm font-semibold">
          {t("page_of", { page: number(shown), total: number(total) })}
        </p>
        <IconButton label={t("next_page")} isDisabled={shown >= total} onPress={() => leaf(1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <Sheet
        pdf={pdf.data}
        number={shown}
        quote={shown === page ? quote : null}
        label={t("page_label", { page: number(shown), document: documentName })}
      />
    </div>
  );
}
