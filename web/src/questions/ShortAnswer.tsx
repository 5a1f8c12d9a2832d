import { type ReactNode, useId } from "react";
import { useTranslation } from "../lib/i18n.ts";
import { INPUT_CLASS } from "../ui/Field.tsx";
import type { FieldsProps } from "./answering.ts";

interface ShortAnswerProps
  extends Pick<FieldsProps<unknown, unknown>, "lang" | "isDisabled" | "labelledBy" | "describedBy"> {
  text: string;
  maxLength: number;
  inputMode: "text" | "decimal";
  /** What stands behind the field and is said with its name. */
  suffix?: ReactNode;
  onChange: (text: string) => void;
}

/** One line to answer in; Enter sends it. */
export function ShortAnswer(props: ShortAnswerProps) {
  const { text, lang, labelledBy, describedBy, isDisabled, suffix, onChange, ...rest } = props;
  const { t } = useTranslation("answers");
  const id = useId();
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block font-semibold">
        {t("given")}
      </label>
      <div className="flex items-center gap-3">
        <input
          {...rest}
          id={id}
          lang={lang}
          value={text}
          readOnly={isDisabled}
          aria-labelledby={`${labelledBy} ${id}-label ${id}-suffix`}
          aria-describedby={describedBy}
          aria-invalid={describedBy !== undefined || undefined}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className={INPUT_CLASS}
        />
        {suffix ? (
          <span id={`${id}-suffix`} lang={lang} className="shrink-0">
            {suffix}
          </span>
        ) : null}
      </div>
    </div>
  );
}
