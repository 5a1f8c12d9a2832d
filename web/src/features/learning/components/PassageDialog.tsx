import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { markQuote, readable } from "../passages.ts";
import { usePassage } from "../queries.ts";
import { type PassageAt, usePlace } from "../usePlace.ts";
import { useWide } from "../useWide.ts";

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

function Passage({ at }: { at: PassageAt }) {
  const { t } = useTranslation();
  const passage = usePassage(at.slug, at.stepId, at.index);
  if (at.index !== null && passage.isPending) {
    return (
      <Loading label={t("loading")}>
        <SkeletonText lines={9} />
      </Loading>
    );
  }
  if (passage.isError) return <QueryError query={passage} />;
  const { source } = at;
  const empty = { before: "", quote: source.quote, after: "" };
  const { before, quote, after } = markQuote(passage.data ?? empty, source.quote);
  return (
    <p {...READER} className="whitespace-pre-line font-read text-base leading-relaxed">
      {before === "" ? null : <span className="text-muted">… {readable(before)}</span>}
      <mark ref={intoView} className="rounded-[2px] bg-mark py-px text-ink">
        {readable(quote)}
      </mark>
      {after === "" ? null : <span className="text-muted">{readable(after)} …</span>}
    </p>
  );
}

/** The passage of the document that a source names, with the quote marked. */
export default function PassageDialog({ at, isOpen, onClose }: PassageDialogProps) {
  const { t } = useTranslation();
  const { t: viewer } = useTranslation("viewer");
  const { number } = useFormats();
  const place = usePlace();
  const wide = useWide();
  const { page } = at.source;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind={wide ? "dialog" : "sheet"}
      title={
        <>
          <span className="break-words">{at.source.documentName}</span>
          <span className="block font-ui text-sm font-normal tracking-normal text-muted">
            {page === null ? place(at.source) : viewer("passage_page", { page: number(page) })}
          </span>
        </>
      }
      closeLabel={t("close")}
    >
      <Passage at={at} />
    </Dialog>
  );
}
