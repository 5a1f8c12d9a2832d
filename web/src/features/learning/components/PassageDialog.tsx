import type { OpenPassage } from "@lehrpfad/contract";
import { ArrowLeft, FileText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { whenThere } from "../../../ui/whenThere.ts";
import { type Marked, markQuote, readable } from "../passages.ts";
import { usePassage } from "../queries.ts";
import { endWithSentence } from "../sources/sentences.ts";
import { type PassageAt, usePlace } from "../usePlace.ts";
import { useWide } from "../useWide.ts";

/** What draws a page is large, and few look at one. */
const PdfPage = lazy(() => whenThere(() => import("./PdfPage.tsx")));
const TextPage = lazy(() => whenThere(() => import("./TextPage.tsx")));

interface PassageDialogProps {
  at: PassageAt;
  isOpen: boolean;
  onClose: () => void;
}

/** The keyboard must reach what scrolls. */
const READER = { role: "group", tabIndex: 0 };

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "center" });
}

function Quote({ before, quote, after }: Marked) {
  const { t } = useTranslation("sources");
  const reader = { ...READER, "aria-label": t("passage") };
  return (
    <p {...reader} className="whitespace-pre-line font-read text-base leading-relaxed">
      {before === "" ? null : <span className="text-muted">… {readable(before)}</span>}
      <mark ref={intoView} className="rounded-[2px] bg-mark py-px text-ink">
        {readable(quote)}
      </mark>
      {after === "" ? null : <span className="text-muted">{readable(after)} …</span>}
    </p>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Loading label={t("loading")}>
      <SkeletonText lines={9} />
    </Loading>
  );
}

type ViewProps = { at: PassageAt; view: NonNullable<OpenPassage["view"]>; quote: string };

/** The document itself, at the place of the passage. */
function InDocument({ at: { slug, source }, view, quote }: ViewProps) {
  const { documentId, documentName, page } = source;
  const place = { slug, documentId, documentName, quote };
  return (
    <Suspense fallback={<Waiting />}>
      {view.kind === "pdf" && page !== null ? (
        <PdfPage {...place} page={page} />
      ) : (
        <TextPage {...place} offset={view.offset} />
      )}
    </Suspense>
  );
}

/** A passage with its quote as a whole sentence, and how its document is shown; null where it may not be, or not there. */
function usePlacedPassage(at: PassageAt) {
  const language = useLanguage();
  const passage = usePassage(at.slug, at.stepId, at.index);
  const { quote } = at.source;
  const whole = endWithSentence(passage.data ?? { before: "", quote, after: "" }, language);
  // Another quote of the same paragraph has no place of its own in the document.
  const isOwn = passage.data === undefined || passage.data.quote === quote;
  const shown = isOwn ? whole : markQuote(whole, quote);
  return { passage, shown, view: isOwn ? (passage.data?.view ?? null) : null };
}

interface PassageProps extends ReturnType<typeof usePlacedPassage> {
  at: PassageAt;
  isOpened: boolean;
}

function Passage({ at, isOpened, passage, shown, view }: PassageProps) {
  if (at.index !== null && passage.isPending) return <Waiting />;
  if (passage.isError) return <QueryError query={passage} />;
  return isOpened && view ? <InDocument at={at} view={view} quote={shown.quote} /> : <Quote {...shown} />;
}

/** The passage of the document that a source names, with the quote marked, and the document where it may be seen. */
export default function PassageDialog({ at, isOpen, onClose }: PassageDialogProps) {
  const { t } = useTranslation();
  const { t: viewer } = useTranslation("viewer");
  const { number } = useFormats();
  const { t: own } = useTranslation("sources");
  const place = usePlace();
  const wide = useWide();
  const [isOpened, open] = useState(false);
  const { page } = at.source;
  const placed = usePlacedPassage(at);
  const isPage = placed.view?.kind === "pdf" && page !== null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind={wide ? "dialog" : "sheet"}
      wide={isOpened}
      title={
        <>
          <span className="break-words">{at.source.documentName}</span>
          <span className="block font-ui text-sm font-normal tracking-normal text-muted">
            {page === null ? place(at.source) : viewer("passage_page", { page: number(page) })}
          </span>
        </>
      }
      closeLabel={t("close")}
      actions={
        placed.view ? (
          <Button look="quiet" onPress={() => open(!isOpened)}>
            {isOpened ? <ArrowLeft size={18} aria-hidden /> : <FileText size={18} aria-hidden />}
            {own(isOpened ? "back" : isPage ? "show_page" : "show_text")}
          </Button>
        ) : null
      }
    >
      <Passage at={at} isOpened={isOpened} {...placed} />
    </Dialog>
  );
}
