import { LIMITS, numberIn } from "@lehrpfad/contract";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../lib/i18n.ts";
import { useLanguage } from "../../lib/language.ts";
import { TextField } from "../../ui/TextField.tsx";
import type { EditorProps } from "../authoring.ts";
import type { NumericDraft } from "./types.ts";
import { useWriteNumber, writeNumber } from "./writing.ts";

interface NumberFieldProps {
  label: string;
  help?: ReactNode;
  value: number | null;
  /** What an empty field means. */
  empty: number | null;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}

/** A number as one types it, with how it is read. */
function NumberField({ label, help, value, empty, error, onChange }: NumberFieldProps) {
  const { t } = useTranslation("editor");
  const language = useLanguage();
  const write = useWriteNumber();
  const written = (number: number | null) => (number === null ? "" : writeNumber(number, language));
  const [typed, setTyped] = useState(() => written(value));
  // What was typed stays as long as it means the number there is: "2,50" and "2.5" alike.
  const meant = (text: string) => numberIn(text, null) ?? empty;
  const text = meant(typed) === value ? typed : written(value);
  const isNumber = numberIn(text, null) !== null;
  const [isLeft, setLeft] = useState(false);
  const isOtherwise = isNumber && text.trim() !== written(value);
  return (
    <TextField
      label={label}
      help={isOtherwise && value !== null ? t("numeric_read", { number: write(value) }) : help}
      value={text}
      inputMode="decimal"
      maxLength={LIMITS.termLength}
      error={isLeft && !isNumber && text.trim() !== "" ? t("numeric_unread") : error}
      onBlur={() => setLeft(true)}
      onChange={(next) => {
        setLeft(false);
        setTyped(next);
        onChange(meant(next));
      }}
    />
  );
}

/** The right number, its unit, and how far an answer may be off. */
export function NumericEditor({ question, refusals, onChange }: EditorProps<NumericDraft>) {
  const { t } = useTranslation("editor");
  const { t: errors } = useTranslation("errors");
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <NumberField
        label={t("numeric_value")}
        value={question.value}
        empty={null}
        error={refusals.includes("QUESTION_ANSWER_MISSING") ? errors("QUESTION_ANSWER_MISSING") : undefined}
        onChange={(value) => onChange({ ...question, value })}
      />
      <TextField
        label={t("numeric_unit")}
        value={question.unit ?? ""}
        maxLength={LIMITS.termLength}
        help={t("numeric_unit_help")}
        onChange={(unit) => onChange({ ...question, unit: unit === "" ? null : unit })}
      />
      <NumberField
        label={t("numeric_tolerance")}
        help={t("numeric_tolerance_help")}
        value={question.tolerance}
        empty={0}
        onChange={(tolerance) => onChange({ ...question, tolerance: Math.abs(tolerance ?? 0) })}
      />
    </div>
  );
}
