import { LIMITS, numberIn } from "@lehrpfad/contract";
import { useState } from "react";
import { useTranslation } from "../../lib/i18n.ts";
import { useLanguage } from "../../lib/language.ts";
import { TextField } from "../../ui/TextField.tsx";
import type { EditorProps } from "../authoring.ts";
import type { NumericDraft } from "./types.ts";
import { useWriteNumber, writeNumber } from "./writing.ts";

interface NumberFieldProps {
  label: string;
  value: number | null;
  /** What an empty field means. */
  empty: number | null;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}

/** A number as one types it. */
function NumberField({ label, value, empty, error, onChange }: NumberFieldProps) {
  const { t } = useTranslation("editor");
  const language = useLanguage();
  const write = (number: number | null) => (number === null ? "" : writeNumber(number, language));
  const [typed, setTyped] = useState(() => write(value));
  const [isLeft, setLeft] = useState(false);
  const meant = (text: string) => numberIn(text, null, language) ?? empty;
  // What was typed stays as long as it means the number there is: "2,50" and "2.5" alike.
  const text = meant(typed) === value ? typed : write(value);
  const isUnread = isLeft && text.trim() !== "" && numberIn(text, null, language) === null;
  return (
    <TextField
      label={label}
      value={text}
      inputMode="decimal"
      maxLength={LIMITS.termLength}
      error={isUnread ? t("numeric_unread") : error}
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
  const write = useWriteNumber();
  const { value, unit } = question;
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          label={t("numeric_value")}
          value={value}
          empty={null}
          error={refusals.includes("QUESTION_ANSWER_MISSING") ? errors("QUESTION_ANSWER_MISSING") : undefined}
          onChange={(changed) => onChange({ ...question, value: changed })}
        />
        <TextField
          label={t("numeric_unit")}
          value={unit ?? ""}
          maxLength={LIMITS.termLength}
          onChange={(changed) => onChange({ ...question, unit: changed === "" ? null : changed })}
        />
        <NumberField
          label={t("numeric_tolerance")}
          value={question.tolerance}
          empty={0}
          onChange={(tolerance) => onChange({ ...question, tolerance: Math.abs(tolerance ?? 0) })}
        />
      </div>
      <p aria-live="polite" className="mt-1.5 text-md text-muted">
        {value === null ? null : t("numeric_read", { number: write(value, unit) })}
      </p>
    </div>
  );
}
