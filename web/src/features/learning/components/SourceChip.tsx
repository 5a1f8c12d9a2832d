import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { latePart } from "../../../lib/latePart.ts";
import { Opened } from "../../../lib/Opened.tsx";
import { type PassageAt, usePlace } from "../usePlace.ts";

const PassageDialog = latePart(() => import("./PassageDialog.tsx"), "asking");

interface SourceButtonProps {
  at: PassageAt;
  className: string;
  children: (place: string) => ReactNode;
}

/** A button that opens the exact passage of the document. */
export function SourceButton({ at, className, children }: SourceButtonProps) {
  const { t } = useTranslation("viewer");
  const place = usePlace()(at.source);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t("source_open", { place, document: at.source.documentName })}
        aria-haspopup="dialog"
        className={className}
      >
        {children(place)}
      </button>
      <Opened isOpen={isOpen}>
        <PassageDialog at={at} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Opened>
    </>
  );
}

const CHIP = "whitespace-nowrap rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-semibold text-accent";

/** The look of a chip without being one. */
export function ChipFace({ children }: { children: ReactNode }) {
  return <span className={CHIP}>{children}</span>;
}

/** A small chip in the flow of a text; its target is larger than its face. */
export function SourceChip({ at }: { at: PassageAt }) {
  return (
    <SourceButton
      at={at}
      className={`${CHIP} relative after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:underline`}
    >
      {(place) => place}
    </SourceButton>
  );
}
