import { LIMITS } from "@lehrpfad/contract";
import { useFormats } from "../../lib/format.ts";
import { useTranslation } from "../../lib/i18n.ts";
import type { CheckedProps, FieldsProps, WordsProps } from "../answering.ts";
import { CheckedWords } from "../CheckedWords.tsx";
import { MarkedOption } from "../MarkedOption.tsx";
import { ShortAnswer } from "../ShortAnswer.tsx";
import type { OpenTyped, TypedAnswer, TypedSolution } from "./types.ts";

export function TypedWords({ part }: WordsProps<OpenTyped, TypedAnswer>) {
  const { t } = useTranslation("answers");
  return <CheckedWords part={part} instruction={t("typed_instruction")} missing={t("typed_missing")} />;
}

/** One line for a word or a few. */
export function TypedFields({ answer, onChange, ...rest }: FieldsProps<OpenTyped, TypedAnswer>) {
  const { lang, isDisabled, labelledBy, describedBy } = rest;
  return (
    <ShortAnswer
      {...{ lang, isDisabled, labelledBy, describedBy }}
      text={answer.text}
      maxLength={LIMITS.optionLength}
      inputMode="text"
      onChange={(text) => onChange({ kind: answer.kind, text })}
    />
  );
}

const sameWords = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What was typed, and what the text says where that is written otherwise. */
export function CheckedTyped({
  answer: { text },
  solution: { accepted },
  isRight,
  lang,
}: CheckedProps<OpenTyped, TypedAnswer, TypedSolution>) {
  const { t } = useTranslation("answers");
  const { list } = useFormats();
  const [first = "", ...others] = accepted;
  const also = others.length === 0 ? null : t("typed_also", { answers: list(others) });
  return (
    <ul className="space-y-2.5">
      <MarkedOption text={text} lang={lang} mark={isRight ? "right" : "wrong"}>
        {t(isRight ? "given_right" : "given_wrong")}
      </MarkedOption>
      {isRight && (accepted.some((one) => sameWords(one, text)) || first === "") ? null : (
        <MarkedOption text={first} lang={lang} mark="missed">
          {t("solution")}
          {also === null ? null : `. ${also}`}
        </MarkedOption>
      )}
    </ul>
  );
}

/** Nothing more to say: the right answer stands below. */
export function MissedInTyped() {
  return null;
}
