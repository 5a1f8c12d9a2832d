import { LIMITS, type SectionTexts } from "@lehrpfad/contract";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { ItemList } from "../../../ui/ItemList.tsx";
import { SectionLine } from "./SectionLines.tsx";

type Term = SectionTexts["terms"][number];

interface TermFieldsProps {
  term: Term;
  lang: string;
  number: number;
  onChange: (term: Term) => void;
  onRemove: () => void;
}

/** A term and its meaning; what is missing is said once the keyboard has left both. */
function TermFields({ term: { term, meaning }, lang, number, onChange, onRemove }: TermFieldsProps) {
  const { t } = useTranslation("editor");
  const id = useId();
  const [isLeft, setLeft] = useState(true);
  const [noTerm, noMeaning] = [term.trim() === "", meaning.trim() === ""];
  const isIncomplete = isLeft && noTerm !== noMeaning;
  const field = { lang, isLabelShown: true, describedBy: isIncomplete ? id : undefined };
  return (
    <li
      onFocus={() => setLeft(false)}
      onBlur={({ currentTarget, relatedTarget }) => setLeft(!currentTarget.contains(relatedTarget))}
    >
      <div className="flex items-start gap-1">
        <div className="grid grow gap-2 sm:grid-cols-[1fr_2fr]">
          <SectionLine
            {...field}
            label={t("term_label", { number })}
            text={term}
            maxLength={LIMITS.termLength}
            isStart
            isInvalid={isIncomplete && noTerm}
            onChange={(changed) => onChange({ term: changed, meaning })}
          />
          <SectionLine
            {...field}
            label={t("meaning_label", { number })}
            text={meaning}
            isInvalid={isIncomplete && noMeaning}
            onChange={(changed) => onChange({ term, meaning: changed })}
          />
        </div>
        <IconButton label={t("term_remove", { number })} onPress={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <div id={id} aria-live="polite">
        {isIncomplete ? <p className="mt-1.5 text-danger">{t("term_incomplete")}</p> : null}
      </div>
    </li>
  );
}

interface SectionTermsProps {
  name: string;
  terms: readonly Term[];
  lang: string;
  onChange: (terms: Term[]) => void;
}

const EMPTY: Term = { term: "", meaning: "" };

/** The terms of a step with their meanings. */
export function SectionTerms({ name, terms, lang, onChange }: SectionTermsProps) {
  const { t } = useTranslation("editor");
  return (
    <ItemList
      most={LIMITS.sectionLines}
      name={name}
      items={terms}
      empty={EMPTY}
      addLabel={t("term_add")}
      onChange={onChange}
    >
      {(term, at, { change, remove }) => (
        <TermFields term={term} lang={lang} number={at + 1} onChange={change} onRemove={() => remove()} />
      )}
    </ItemList>
  );
}
