import { type ReactNode, type Ref, useId } from "react";
import { useTranslation } from "../../lib/i18n.ts";
import { cx } from "../../ui/cx.ts";
import { paragraphsOf } from "./ticking.ts";

interface ComparedTextsProps {
  /** One's own; empty where one only thought. */
  text: string;
  passage: string;
  /** Language of the course. */
  lang: string;
  /** Where the passage stands in the documents. */
  source?: ReactNode;
  /** The box of the passage. */
  ref?: Ref<HTMLElement>;
}

const BOX = "min-w-0 rounded-m bg-sunken px-4 py-3 outline-none";
const TITLE = "mb-1.5 font-ui text-sm font-semibold text-muted";

/** One's own words beside those of the text. */
export function ComparedTexts({ text, passage, lang, source, ref }: ComparedTextsProps) {
  const { t } = useTranslation("answers");
  const id = useId();
  const isWritten = text.trim() !== "";
  return (
    <div className={cx("grid gap-3", isWritten && "sm:grid-cols-2")}>
      {isWritten ? (
        <section className={BOX} aria-labelledby={`${id}-own`}>
          <h3 id={`${id}-own`} className={TITLE}>
            {t("given")}
          </h3>
          <p lang={lang} className="whitespace-pre-line break-words">
            {text}
          </p>
        </section>
      ) : (
        <p className="text-muted">{t("self_thought")}</p>
      )}
      {passage === "" && !source ? null : (
        <section ref={ref} tabIndex={-1} className={BOX} aria-labelledby={`${id}-passage`}>
          <h3 id={`${id}-passage`} className={TITLE}>
            {t("self_passage")}
          </h3>
          <div lang={lang} className="space-y-3 font-read leading-relaxed">
            {[...paragraphsOf(passage).entries()].map(([at, paragraph]) => (
              <p key={at} className="whitespace-pre-line break-words">
                {paragraph}
              </p>
            ))}
          </div>
          {source ? <p className="mt-2.5">{source}</p> : null}
        </section>
      )}
    </div>
  );
}
