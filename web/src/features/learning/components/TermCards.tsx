import type { Glossary } from "@lehrpfad/contract";
import { useEffect, useRef, useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { afterCard, type Round, shuffled } from "../terms.ts";

const begin = ({ terms }: Glossary): Round => ({ left: shuffled(terms), known: 0 });

/** Asks oneself: a term first, then its meaning. What was not known comes again. */
export function TermCards({ glossary }: { glossary: Glossary }) {
  const { t } = useTranslation("glossary");
  const { number } = useFormats();
  const [round, setRound] = useState(() => begin(glossary));
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const meaning = useRef<HTMLParagraphElement>(null);
  const [card] = round.left;
  const far = t("cards_far", { known: number(round.known), total: number(glossary.terms.length) });
  // The button that was pressed goes: what comes instead is read out, and the next one is one key away.
  useEffect(() => {
    const place = card !== undefined && isOpen ? meaning : heading;
    place.current?.focus();
  }, [card, isOpen]);
  const go = (isKnown: boolean) => {
    setOpen(false);
    setRound(afterCard(round, isKnown));
  };
  if (card === undefined) {
    return (
      <Card as="section" className="mt-6 text-center">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t("cards_done")}
        </h2>
        <p className="mb-5 mt-2 text-muted">{far}</p>
        <Button onPress={() => setRound(begin(glossary))}>{t("cards_again")}</Button>
      </Card>
    );
  }
  return (
    <Card as="section" className="mt-6">
      <p className="text-sm text-muted">{far}</p>
      <div
        lang={glossary.language}
        className="flex min-h-40 flex-col justify-center py-6 text-center font-read"
      >
        <h2 ref={heading} tabIndex={-1} className="break-words text-2xl outline-none">
          {card.term}
        </h2>
        {isOpen ? (
          <p ref={meaning} tabIndex={-1} className="mt-4 break-words text-lg leading-relaxed outline-none">
            {card.meaning}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-center gap-2.5">
        {isOpen ? (
          <>
            <Button look="quiet" onPress={() => go(false)}>
              {t("cards_unknown")}
            </Button>
            <Button onPress={() => go(true)}>{t("cards_known")}</Button>
          </>
        ) : (
          <Button onPress={() => setOpen(true)}>{t("cards_show")}</Button>
        )}
      </div>
    </Card>
  );
}
