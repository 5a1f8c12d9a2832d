import type { Source } from "@lehrpfad/contract";
import type { ReactNode } from "react";
import { SourceName } from "../../../lib/course/SourceList.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";

export interface PassageProps {
  /** Of the question as it is written; undefined: as it is stored. */
  quote: string | null | undefined;
  /** Of the question as it is stored. */
  stored: Source | null;
  onChange(quote: string | null): void;
}

/** The passage as part of the question, where there is no room beside it. */
export function PassageBelow(props: PassageProps & { children: ReactNode }) {
  return (
    <div className="xl:hidden">
      <Passage {...props} />
    </div>
  );
}

/** The passage that proves the answer of a question, with what one can do about it; where it stands is found when it is saved. */
export function Passage({ quote, stored, onChange, children }: PassageProps & { children: ReactNode }) {
  const { t } = useTranslation("editor");
  const shown = quote === undefined ? (stored?.quote ?? null) : quote;
  return (
    <div className="rounded-m border-l-4 border-accent bg-accent-soft px-4 py-3">
      <h3 className="mb-1 font-ui text-md font-semibold">{t("passage")}</h3>
      {shown === null ? (
        <p className="text-md text-muted">{t("passage_none")}</p>
      ) : (
        <>
          <p className="text-sm font-semibold text-accent">
            {stored?.quote === shown ? <SourceName source={stored} /> : t("passage_new")}
          </p>
          <blockquote className="text-md whitespace-pre-line">{shown}</blockquote>
        </>
      )}
      <p className="mt-1 text-sm text-muted">{t("passage_help")}</p>
      <div className="-ml-3 flex flex-wrap">
        {children}
        {shown === null ? null : (
          <Button look="plain" onPress={() => onChange(null)}>
            {t("passage_remove")}
          </Button>
        )}
      </div>
    </div>
  );
}
