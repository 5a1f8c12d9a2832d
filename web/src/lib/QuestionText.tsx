import { Fragment } from "react";
import { useTranslation } from "./i18n.ts";

const GAP = /(_{3,})/;

/** The text of a question; a gap in it ("____") is drawn as a line and read out as a gap. */
export function QuestionText({ text }: { text: string }) {
  const { t } = useTranslation("common");
  return text.split(GAP).map((piece, place) => {
    const key = `${place} ${piece}`;
    if (!GAP.test(piece)) return <Fragment key={key}>{piece}</Fragment>;
    return (
      <span
        key={key}
        role="img"
        aria-label={t("gap")}
        className="inline-block min-w-16 border-b-2 border-accent align-baseline leading-none text-transparent"
      >
        {piece}
      </span>
    );
  });
}
