import { LIMITS } from "@lehrpfad/contract";
import { useTranslation } from "../../lib/i18n.ts";
import type { CheckedProps, FieldsProps, WordsProps } from "../answering.ts";
import { CheckedWords } from "../CheckedWords.tsx";
import { MarkedOption } from "../MarkedOption.tsx";
import { ShortAnswer } from "../ShortAnswer.tsx";
import type { NumericAnswer, NumericSolution, OpenNumeric } from "./types.ts";
import { useWriteNumber } from "./writing.ts";

/** A number with a fraction, to show how one is written. */
const EXAMPLE = 3.5;

export function NumericWords({ part, answer }: WordsProps<OpenNumeric, NumericAnswer>) {
  const { t } = useTranslation("answers");
  const write = useWriteNumber();
  const text = answer.text.trim();
  const missing = text === "" ? t("numeric_missing") : t("numeric_unread", { text, example: write(EXAMPLE) });
  return <CheckedWords part={part} instruction={t("numeric_instruction")} missing={missing} />;
}

/** One line for a number; its unit stands behind it. */
export function NumericFields({
  question,
  answer,
  onChange,
  ...rest
}: FieldsProps<OpenNumeric, NumericAnswer>) {
  const { lang, isDisabled, labelledBy, describedBy } = rest;
  return (
    <ShortAnswer
      {...{ lang, isDisabled, labelledBy, describedBy }}
      text={answer.text}
      maxLength={LIMITS.termLength}
      inputMode="decimal"
      suffix={question.unit}
      onChange={(text) => onChange({ kind: answer.kind, text })}
    />
  );
}

/** What was entered, and the right number with what is right besides. */
export function CheckedNumeric({
  answer,
  solution: { value, unit, tolerance },
  isRight,
  lang,
}: CheckedProps<OpenNumeric, NumericAnswer, NumericSolution>) {
  const { t } = useTranslation("answers");
  const write = useWriteNumber();
  const given = answer.text.trim();
  const range = { least: write(value - tolerance), most: write(value + tolerance, unit) };
  const also = tolerance > 0 ? ` ${t("numeric_range", range)}` : null;
  return (
    <ul className="space-y-2.5">
      <MarkedOption text={given} lang={lang} mark={isRight ? "right" : "wrong"}>
        {t(isRight ? "given_right" : "given_wrong")}
        {isRight && also ? `. ${t("numeric_exactly", { number: write(value, unit) })}${also}` : null}
      </MarkedOption>
      {isRight ? null : (
        <MarkedOption text={write(value, unit)} lang={lang} mark="missed">
          {t("solution")}
          {also ? `.${also}` : null}
        </MarkedOption>
      )}
    </ul>
  );
}

/** Nothing more to say: the right number stands below. */
export function MissedInNumeric() {
  return null;
}
